import { defineFormat } from "../engine/define-format.ts";
import type { Brand, Source } from "../engine/format.ts";

const photographs: Source = {
  title: "Hugging Face: Chaymaa/grdf-inference-aug-iter1",
  url: "https://huggingface.co/datasets/Chaymaa/grdf-inference-aug-iter1",
  kind: "compiled",
};

/** The shape is that of real plates. That year and week follow 21 fits all of them, but no source states it. */
const yearWeek = defineFormat({
  id: "vaillant-28",
  shape:
    /^(?<prefix>21)(?<year>\d{2})(?<week>0[1-9]|[1-4]\d|5[0-3])(?<model>\d{10})(?<sequence>\d{10})(?<suffix>[A-Z\d]{2})$/u,
  inUse: [2000, null],
  confidence: "low",
  reasons: [{ code: "inferred-rule" }],
  sources: [photographs],
});

/** Vaillant: probably year and week after 21. */
export const vaillant: Brand = {
  slug: "vaillant",
  label: "Vaillant",
  maker: "Vaillant Group",
  formats: [yearWeek],
  plate: "unknown",
  aliases: ["Saunier Duval", "Bulex", "Glow-worm"],
  longest: 28,
};
