import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { inTurn, isCrowded } from "./rendering.server.ts";

it("renders two pages at a time and is overloaded when fifty are waiting", async () => {
  let running = 0;
  let most = 0;
  const render = async () => {
    running += 1;
    most = Math.max(most, running);
    await setImmediate();
    running -= 1;
  };
  const first = Array.from({ length: 51 }, () => inTurn(render));
  expect(isCrowded()).toBe(false);
  const last = inTurn(render);
  expect(isCrowded()).toBe(true);
  await Promise.all([...first, last]);
  expect(isCrowded()).toBe(false);
  expect(most).toBe(2);
});

it("runs other work between renderings", async () => {
  let turn = 0;
  const rendered: number[] = [];
  const pages = Array.from({ length: 4 }, () =>
    inTurn(() => {
      rendered.push(turn);
      return Promise.resolve();
    }),
  );
  const done = Promise.all(pages).then(() => true);
  while (!(await Promise.race([done, setImmediate(false)]))) turn += 1;
  const [first = 0, , third = 0] = rendered;
  expect(first).toBeGreaterThan(5);
  expect(third - first).toBeGreaterThan(5);
});

it("continues after a failed page", async () => {
  await expect(inTurn(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await inTurn(() => Promise.resolve("page"))).toBe("page");
});
