import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Replica } from "../stack/stack.ts";
import type { FaultCounter } from "./attack.ts";
import { send } from "./send.ts";

/** A server's reaction to a connection. */
interface Ended {
  /** Everything that it wrote. */
  readonly text: string;
  /** False if it was still open after the case's time. */
  readonly closed: boolean;
}

/** Something that is written to a socket. */
interface SocketCase {
  readonly title: string;
  readonly write: (socket: Socket) => Promise<void> | void;
  /** The number of simultaneous connections. */
  readonly times?: number;
  /** Milliseconds in which the server must answer or close the connection. */
  readonly within?: number;
  /** Returns what is wrong with the answer, besides 5xx. */
  readonly wrong?: (text: string) => string | undefined;
}

const post = (length: number | string): string =>
  `POST /api/check HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n`;
const get = "GET /healthz HTTP/1.1\r\nHost: x\r\n";
const drip = 500;
const lifetime = 45_000;

/** Writes small pieces while the server keeps the connection open. */
const slowly = (head: string, piece: string) => async (socket: Socket) => {
  socket.write(head);
  for (const until = Date.now() + lifetime; socket.writable && Date.now() < until; await wait(drip))
    socket.write(piece);
};

const refused = (text: string): string | undefined =>
  text === "" || /^HTTP\/1\.1 4\d\d /u.test(text) ? undefined : `taken: ${text.slice(0, 40)}`;

const once = (text: string | Buffer, title: string, rest: Partial<SocketCase> = {}): SocketCase => ({
  title,
  write: (socket) => void socket.write(text),
  within: 15_000,
  ...rest,
});

const smuggled = `${get}\r\n`;
const pipelined = 500;

/** Ways of misusing HTTP, by the usual names of the attacks. */
const socketCases: readonly SocketCase[] = [
  {
    title: "slow-loris",
    write: slowly("GET / HTTP/1.1\r\nHost: x\r\n", "X-A: b\r\n"),
    times: 200,
    within: lifetime,
  },
  { title: "slow body", write: slowly(`${post(100_000)}\r\n`, "a"), times: 100, within: lifetime },
  {
    title: "slow form",
    write: slowly(
      "POST /contact/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 90000\r\n\r\n",
      "a",
    ),
    times: 50,
    within: lifetime,
  },
  once(`${get}X-Long: ${"a".repeat(64 * 1024)}\r\n\r\n`, "oversized header", { wrong: refused }),
  once(`${get}${"X-A: b\r\n".repeat(5000)}\r\n`, "thousands of headers", { wrong: refused }),
  once(`GET /${"a".repeat(64 * 1024)} HTTP/1.1\r\nHost: x\r\n\r\n`, "oversized address", { wrong: refused }),
  once(`${post(10_000_000_000)}\r\n{`, "declared length of 10 GB", { wrong: refused }),
  {
    title: "endless chunks",
    write: async (socket) => {
      socket.write(
        "POST /api/check HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n",
      );
      const chunk = `10000\r\n${"a".repeat(65_536)}\r\n`;
      for (let sent = 0; sent < 500 && socket.writable; sent += 1) {
        socket.write(chunk);
        await wait(2);
      }
    },
    within: lifetime,
    wrong: refused,
  },
  {
    title: "truncated body",
    write: (socket) => void socket.end(`${post(500)}\r\n{"brand":`),
    times: 50,
    within: 15_000,
    wrong: refused,
  },
  {
    title: "truncated headers",
    write: (socket) => void socket.end(get),
    times: 50,
    within: 15_000,
    wrong: refused,
  },
  {
    title: "connection reset in the middle",
    write: (socket) => {
      socket.write(`${post(50)}\r\n{"brand":"rheem","serialNumber":"RH0504B01826"}  `);
      socket.resetAndDestroy();
    },
    times: 300,
  },
  {
    title: `${pipelined} requests pipelined`,
    write: (socket) =>
      void socket.write(
        `${smuggled.repeat(pipelined)}GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      ),
    within: 20_000,
    wrong: (text) => {
      const count = text.split("HTTP/1.1 200").length - 1;
      return count === pipelined + 1 ? undefined : `${count} answers`;
    },
  },
  once(`${post(5)}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`, "smuggling: CL.TE", {
    wrong: refused,
  }),
  once(`${post(5)}Content-Length: 6\r\n\r\n{    }${smuggled}`, "smuggling: two lengths", { wrong: refused }),
  once(`${post("5, 5")}\r\n{   }`, "smuggling: list of lengths", { wrong: refused }),
  once(`${post("+5")}\r\n{   }`, "smuggling: signed length", { wrong: refused }),
  once(
    `POST /api/check HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
    "smuggling: unknown coding",
    { wrong: (text) => (/^HTTP\/1\.1 [45]/u.test(text) || text === "" ? undefined : "taken") },
  ),
  once(
    "POST /api/check HTTP/1.1\r\nHost: x\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\n",
    "smuggling: space before the colon",
    { wrong: refused },
  ),
  once("GET /healthz HTTP/1.1\nHost: x\n\n", "lines that end in LF alone"),
  once(`${get}X-A: a\0b\r\n\r\n`, "zero byte in a header", { wrong: refused }),
  once(`${get}X-A: a\rX-B: c\r\n\r\n`, "CR alone in a header", { wrong: refused }),
  once(`${get} folded: x\r\n\r\n`, "folded header", { wrong: refused }),
  once("GET /healthz HTTP/1.1\r\n\r\n", "no host", { wrong: refused }),
  once("GET /healthz HTTP/9.9\r\nHost: x\r\n\r\n", "unknown version", { wrong: refused }),
  once("BREW /healthz HTTP/1.1\r\nHost: x\r\n\r\n", "unknown method", { wrong: refused }),
  once("GET /healthz\r\n", "HTTP/0.9", { wrong: refused }),
  once("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "preface of HTTP/2", { wrong: refused }),
  once(Buffer.from("16030100a5010000a10303", "hex"), "greeting of TLS", { wrong: refused }),
  once(Buffer.alloc(100_000, 0xff), "noise", { wrong: refused }),
  once("\r\n".repeat(20_000), "empty lines", { wrong: refused }),
  once("CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n", "CONNECT", { wrong: refused }),
  once("OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", "OPTIONS *"),
  once("TRACE / HTTP/1.1\r\nHost: x\r\nCookie: a=b\r\nConnection: close\r\n\r\n", "TRACE", {
    wrong: refused,
  }),
  once("GET http://evil.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", "absolute address"),
  once("GET // HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", "address of two slashes"),
  once("GET /\\..\\ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", "address with backslashes"),
  once("GET /\u{FF}\u{FE} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", "address of bytes"),
  once("GET / HTTP/1.1\r\nHost: [::1\r\nConnection: close\r\n\r\n", "broken host"),
  once("GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", "host with a space"),
  once(`${get}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n`, "upgrade to WebSocket", { times: 50 }),
  once(
    `${get}Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AA\r\n\r\n`,
    "upgrade to HTTP/2",
  ),
  once(`${post(5)}Expect: 100-continue\r\nConnection: close\r\n\r\n{   }`, "expects 100"),
  once(`${post(5)}Expect: nonsense\r\nConnection: close\r\n\r\n{   }`, "expects nonsense"),
  { title: "1000 connections that say nothing", write: () => {}, times: 1000, within: 1000 },
];

function connectTo(url: string, { write, within = 5000 }: SocketCase): Promise<Ended> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const pieces: Buffer[] = [];
    const end = (closed: boolean): void => {
      clearTimeout(timer);
      resolve({ text: Buffer.concat(pieces).toString("latin1"), closed });
      socket.destroy();
    };
    const timer = setTimeout(() => end(false), within);
    socket.on("data", (piece: Buffer) => pieces.push(piece));
    socket.on("error", () => {});
    socket.on("close", () => end(true));
    socket.once("connect", () => void write(socket));
  });
}

const longestWait = 5000;

/** Tries all cases on a server, checks that it still serves others, and returns the number of cases. */
export async function speakBadly({ url, name }: Replica, { add }: FaultCounter): Promise<number> {
  let count = 0;
  const visitor = { method: "GET", path: "/healthz", headers: {} };
  for (const one of socketCases) {
    const { title, times = 1, wrong } = one;
    const conversations = Array.from({ length: times }, () => connectTo(url, one));
    const meanwhile = await send(url, visitor);
    if (meanwhile.status !== 200 || meanwhile.took > longestWait)
      add(`${name}, ${title}: others wait ${Math.round(meanwhile.took)} ms and get ${meanwhile.status}`);
    for (const { text, closed } of await Promise.all(conversations)) {
      count += 1;
      const [status] = text.split("\r\n", 1);
      if (text.startsWith("HTTP/1.1 5")) add(`${name}, ${title}: ${status}`);
      if (text === "" && !closed && title !== "1000 connections that say nothing")
        add(`${name}, ${title}: held open without an answer`);
      const mistake = wrong?.(text);
      if (mistake !== undefined) add(`${name}, ${title}: ${mistake}`);
    }
    const afterwards = await send(url, visitor);
    if (afterwards.status !== 200) add(`${name}, ${title}: gone afterwards (${afterwards.reason})`);
  }
  return count;
}
