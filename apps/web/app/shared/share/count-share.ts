import type { ShareInput } from "@heater-age/client";
import type { Language } from "@heater-age/messages";
import { newKey } from "../../http/new-key.ts";
import { track } from "../analytics/analytics.ts";
import type { Shareable } from "./targets.ts";

/** Counts a share. Whether that works is nothing to the visitor. */
export function countShare(
  { type, resultId }: Pick<Shareable, "type" | "resultId">,
  platform: ShareInput["platform"],
  language: Language,
): void {
  track({ name: "share", category: type, label: platform });
  const count = async () => {
    const { clientIn } = await import("../../http/client-in.ts");
    const client = await clientIn(language);
    const share = { type, platform, ...(resultId === undefined ? {} : { resultId }) };
    await client.share(share, { idempotencyKey: newKey() });
  };
  count().catch(() => undefined);
}
