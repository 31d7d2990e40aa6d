import type { ShareInput } from "@heater-age/client";
import { newKey } from "@heater-age/client/key";
import type { Language } from "@heater-age/messages";
import { track } from "../analytics/analytics.ts";
import type { Shareable } from "./targets.ts";

/** Counts a share. A failure doesn't affect the visitor. */
export function countShare(
  { type, resultId }: Pick<Shareable, "type" | "resultId">,
  platform: ShareInput["platform"],
  language: Language,
): void {
  track({ name: "share", category: type, label: platform });
  const count = async () => {
    const { write } = await import("../../http/queries.ts");
    const share = { id: newKey(), type, platform, ...(resultId === undefined ? {} : { resultId }) };
    await write(language, (client, options) => client.share.record(share, options));
  };
  count().catch(() => undefined);
}
