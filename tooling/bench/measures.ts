import { api } from "./api/api.ts";
import { batch } from "./api/batch.ts";
import { allocations } from "./decoder/allocations.ts";
import { decode } from "./decoder/decode.ts";
import { identify } from "./decoder/identify.ts";
import { peers } from "./decoder/peers.ts";
import { startUp } from "./decoder/start-up.ts";
import { growth } from "./growth/growth.ts";
import { memory } from "./growth/memory.ts";
import type { Measure } from "./measure.ts";
import { bytes } from "./web/bytes.ts";
import { interaction } from "./web/interaction.ts";
import { lighthouse } from "./web/lighthouse.ts";
import { pages } from "./web/pages.ts";

/** All that is measured, in the order of the tables. */
export const measures: readonly Measure[] = [
  decode,
  identify,
  peers,
  allocations,
  startUp,
  api,
  batch,
  growth,
  memory,
  bytes,
  lighthouse,
  interaction,
  pages,
];
