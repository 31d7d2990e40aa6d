import type { Case } from "./cases.ts";

export const cases: readonly Case[] = [
  { serial: "FD930356731", is: "no-format", evidence: "invalid", from: "code of its kitchen appliances" },
];
