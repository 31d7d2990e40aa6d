import type { Brand } from "../engine/format.ts";
import { rinnaiFormats } from "../formats/rinnai.ts";

/** Rinnai: letters for year and month since 2009, two digits each until then. */
export const rinnai: Brand = {
  slug: "rinnai",
  label: "Rinnai",
  maker: "Rinnai Corporation",
  formats: rinnaiFormats,
  plate: "cabinet-side-or-front",
  aliases: ["Rinnai Sensei", "Rinnai Infinity"],
};
