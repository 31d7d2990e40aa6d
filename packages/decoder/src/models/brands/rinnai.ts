import type { Source } from "../../engine/format.ts";
import { gases, locations } from "../families/letters.ts";
import type { ModelRule } from "../rules/model-rule.ts";
import { advisor, listings } from "../rules/sources.ts";

const pump = { features: ["recirculation"] } as const;

const pumpManual: Source = {
  title: "Rinnai: manual of RUR160iP",
  url: "https://www.instruktionsbok.se/rinnai/bruksanvisning-rur160ip",
  kind: "maker",
};

/**
 * Model numbers of Rinnai: thousands of BTU/h in the condensing lines, tenths of a gallon per minute in the older
 * ones.
 */
export const rinnaiModels: readonly ModelRule[] = [
  {
    id: "rinnai-kbtu",
    shape: /^(?<line>RUR|RU|RSC|RXP|RX|CU)(?<input>130|160|180|199)(?<location>[IE])?(?<fuel>[NP])?$/u,
    says: { type: "tankless-gas", features: ["condensing"] },
    read: { line: { RUR: pump, RXP: pump, RSC: pump }, location: locations, fuel: gases },
    confidence: "high",
    sources: [
      {
        title: "Document on RU199iN",
        url: "https://ru.scribd.com/document/472254200",
        kind: "trade",
      },
      pumpManual,
      {
        title: "Document on RXP160iN",
        url: "https://manuals.plus/m/74f1ef781cd84793207ab2c2a7824752b3b5b80ebd7615b9ea98a564c7f7aae8",
        kind: "trade",
      },
    ],
  },
  {
    // Its R for a pump is known from the RUR160.
    id: "rinnai-ultra",
    shape: /^(?<line>RUR|RU|RC)(?<flow>80|98)(?<unknown>HP)?(?<location>[IE])?(?<fuel>[NP])?$/u,
    says: { type: "tankless-gas", features: ["condensing"] },
    read: { line: { RUR: pump }, location: locations, fuel: gases },
    inferred: ["features", "maxGallonsPerMinute", "location", "fuel"],
    confidence: "medium",
    sources: [
      {
        title: "Rinnai: service manual 100000354 of condensing heaters",
        url: "https://ja.scribd.com/document/398218115/rinnai",
        kind: "maker",
      },
      pumpManual,
    ],
  },
  {
    id: "rinnai-ultra-listed",
    shape: /^(?<line>RUC)(?<flow>80|90|98)(?<location>[IE])?(?<fuel>[NP])?$/u,
    says: { type: "tankless-gas", features: ["condensing"] },
    read: { location: locations, fuel: gases },
    inferred: ["type", "features", "maxGallonsPerMinute", "location", "fuel"],
    confidence: "low",
    sources: [listings],
  },
  {
    id: "rinnai-re",
    shape: /^(?<prefix>RE)(?<option>P)?(?<input>140|160|180|199)(?<location>[IE])?(?<fuel>[NP])?$/u,
    says: { type: "tankless-gas", features: ["non-condensing"] },
    read: { option: { P: pump }, location: locations, fuel: gases },
    inferred: ["inputBtuPerHour"],
    confidence: "medium",
    sources: [advisor],
  },
  {
    id: "rinnai-rehp",
    shape: /^(?<prefix>REHP)(?<capacity>50|65|80)$/u,
    says: { type: "heat-pump", fuel: "electric", volts: 240 },
    confidence: "medium",
    sources: [advisor],
  },
  {
    id: "rinnai-gpm",
    shape:
      /^(?<line>RLX|RL|R|V)(?<flow>50|53|63|65|75|85|94|98)(?<series>LS)?(?<location>[IE])?(?<fuel>[NP])?$/u,
    says: { type: "tankless-gas", features: ["non-condensing"] },
    read: { location: locations, fuel: gases },
    confidence: "medium",
    sources: [
      {
        title: "Rinnai: technical data of RLX94i",
        url: "https://manuzoid.com/manuals/glbxB-Rinnai%20RLX94i%20Technical%20data",
        kind: "maker",
      },
      {
        title: "Rinnai: manual of R98LSi",
        url: "https://fdocuments.in/document/rinnai-owners-manual-r98lsi-tankless-water-heater.html",
        kind: "maker",
      },
      {
        title: "Rinnai: service manual of the V and VA series",
        url: "https://vdocuments.mx/tankless-water-heater-service-manual-3-rinnai-water-heater-service-manual-general.html",
        kind: "maker",
      },
    ],
  },
  {
    // The manual lists the type of each name: FFU is i (indoors), W is e (outdoors).
    id: "rinnai-type",
    shape:
      /^(?<prefix>REU)(?<series>VAM|V[ABC]|V)?(?<unknown>\d{4})(?<location>FFU|W)(?<option>CD|C|D)?(?<option2>ASME)?(?<unknown2>US)?$/u,
    says: { type: "tankless-gas" },
    read: { location: { FFU: { location: "indoor" }, W: { location: "outdoor" } } },
    confidence: "high",
    sources: [
      {
        title: "Rinnai: service manual 100000098 of the V and VA series",
        url: "https://usermanual.wiki/Pdf/100000098WaterHeaterServiceManual92008.226833822/html",
        kind: "maker",
      },
      {
        title: "Rinnai: manual of R98LSi",
        url: "https://fdocuments.in/document/rinnai-owners-manual-r98lsi-tankless-water-heater.html",
        kind: "maker",
      },
    ],
  },
];
