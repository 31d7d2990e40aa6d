import { once } from "node:events";
import { connect, createServer, type NetConnectOpts, type Socket } from "node:net";

/** The state of the network between two servers. It can change while connections are open. */
export interface Weather {
  /** Delay in milliseconds, in each direction. */
  latency: number;
  /** Percent of pieces that are lost and resent after `resend` milliseconds. */
  loss: number;
  resend: number;
  /** Percent of pieces that cut their connection. */
  cuts: number;
  /** Whether nothing arrives and no connection ends, like a pulled cable. */
  stalled: boolean;
}

/** A network without faults. */
export const fair: Readonly<Weather> = { latency: 0, loss: 0, resend: 0, cuts: 0, stalled: false };

/** A network between two servers. */
export interface Relay {
  readonly port: number;
  readonly weather: Weather;
  /** Cuts all open connections. */
  readonly cut: () => void;
  readonly close: () => Promise<void>;
}

const happens = (percent: number): boolean => Math.random() * 100 < percent;

/** Carries data from one side to the other, in order. */
function carry(from: Socket, to: Socket, weather: Weather): void {
  const waiting: { readonly due: number; readonly arrive: () => void }[] = [];
  let timer: NodeJS.Timeout | undefined;
  const deliver = (): void => {
    timer = undefined;
    while (waiting[0] !== undefined && waiting[0].due <= performance.now()) waiting.shift()?.arrive();
    if (waiting[0] !== undefined) timer = setTimeout(deliver, waiting[0].due - performance.now());
  };
  const bring = (arrive: () => void): void => {
    const lost = happens(weather.loss) ? weather.resend : 0;
    // As in TCP, pieces after a lost one wait for it.
    const due = Math.max(waiting.at(-1)?.due ?? 0, performance.now() + weather.latency + lost);
    waiting.push({ due, arrive });
    if (timer === undefined) deliver();
  };
  from.on("data", (piece: Buffer) => {
    if (weather.stalled) return;
    if (happens(weather.cuts)) {
      from.destroy();
      to.destroy();
      return;
    }
    bring(() => to.writable && to.write(piece));
  });
  from.on("end", () => bring(() => to.end()));
  from.on("error", () => to.destroy());
  from.on("close", () => {
    if (!weather.stalled) bring(() => to.destroySoon());
  });
}

/**
 * Starts a network from a port of this machine to a server.
 *
 * A connection open during a stall stays dead, as if a firewall had dropped it.
 */
export async function startRelay(to: NetConnectOpts): Promise<Relay> {
  const weather: Weather = { ...fair };
  const open = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ ...to, allowHalfOpen: true });
    for (const socket of [near, far]) {
      socket.setNoDelay(true);
      open.add(socket);
      socket.once("close", () => open.delete(socket));
    }
    carry(near, far, weather);
    carry(far, near, weather);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : 0,
    weather,
    cut,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}
