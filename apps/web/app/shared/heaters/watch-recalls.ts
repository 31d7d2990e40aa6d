import { heatersPath } from "../../seo/paths.ts";
import { visitorToday } from "../browser/today.ts";
import { addNotices } from "../browser/device-notices.ts";
import { heaterElement } from "./heater-path.ts";
import { listedHeaters } from "./listed-heater.ts";
import { readHeaters } from "./store.ts";
import { storeChannel } from "./store-channel.ts";

async function noticeRecalls(): Promise<void> {
  const recalledHeaters = listedHeaters(await readHeaters(), visitorToday()).filter(
    ({ newRecalls }) => newRecalls.length > 0,
  );
  const [first] = recalledHeaters;
  const recalled = first && {
    count: recalledHeaters.length,
    path: `${heatersPath}#${heaterElement(first.heater.id)}`,
  };
  addNotices({ recalled });
}

/** Shows a notice on each page while saved heaters have recalls that the visitor hasn't seen. */
export function watchRecalls(): void {
  const update = () => void noticeRecalls().catch(() => undefined);
  storeChannel.onAnnounced(update);
  update();
}
