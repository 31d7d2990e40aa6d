import { randomBytes, randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { expectIndexed } from "../../test/explain.ts";
import { service } from "../../test/service.ts";
import { claimKey, keepAnswer, releaseKey } from "./idempotency-query.ts";

const claim = {
  route: "POST /api/check",
  key_hash: randomBytes(32),
  fingerprint: randomBytes(32),
  holder: randomUUID(),
};

it("finds a key by an index in every query", async () => {
  const { database } = await service();
  await expectIndexed(database, async (noting) => {
    await claimKey(noting, claim, 60_000);
    await keepAnswer(noting, claim, { status: 200, answer: Buffer.from("sealed") });
    const late = await claimKey(noting, { ...claim, holder: randomUUID() }, 60_000);
    expect(late).toMatchObject({ holder: claim.holder, status: 200 });
    await releaseKey(noting, claim);
  });
});
