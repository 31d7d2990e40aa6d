import { connect, createServer, type NetConnectOpts, type Socket } from "node:net";

/** What the network between two servers is like. All of it can be changed while connections are open. */
export interface Weather {
  /** Milliseconds that everything takes, each way. */
  latency: number;
  /** Of a hundred pieces so many are lost, and come again after `resend` milliseconds. */
  loss: number;
  resend: number;
  /** Of a hundred pieces so many cut their connection instead of arriving. */
  cuts: number;
  /** Nothing arrives, and nobody is told: a cable was pulled. */
  stalled: boolean;
}

/** A network without faults. */
export const fair: Readonly<Weather> = { latency: 0, loss: 0, resend: 0, cuts: 0, stalled: false };

/** A network between two servers. */
export interface Relay {
  readonly port: number;
  readonly weather: Weather;
  /** Cuts every connection that is open. */
  readonly cut: () => void;
  readonly close: () => Promise<void>;
}

const happens = (percent: number): boolean => Math.random() * 100 < percent;

/** Carries what one side says to the other, in its order. */
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
    // What is behind a lost piece waits for it, as in TCP.
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
 * Starts a network that leads from a port of this machine to a server, and can be made slow, lossy or dead.
 *
 * A connection that was open while the network was stalled stays dead, as behind a firewall that has forgotten it.
 *
 * @example
 * const relay = await startRelay({ port: 5432, host: "127.0.0.1" });
 * relay.weather.latency = 40;
 */
export async function startRelay(to: NetConnectOpts, port = 0): Promise<Relay> {
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
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : port,
    weather,
    cut,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}
