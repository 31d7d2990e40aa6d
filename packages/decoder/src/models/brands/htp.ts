import {
  crossoverFloor,
  crossoverWall,
  fuels,
  gridEnabled,
  htpHeatPump,
  htpManual,
  hydraSmart,
} from "../families/htp-built.ts";
import type { ModelRule } from "../rules/model-rule.ts";
import { directory } from "../rules/sources.ts";

/** Model numbers of HTP: thousands of BTU/h, and gallons for tanks. */
export const htpModels: readonly ModelRule[] = [
  {
    ...hydraSmart,
    id: "htp-hydra-smart",
    shape: /^(?<prefix>RT)(?<option>[CP])?(?<location>O)?(?<input>150|180|199)(?<fuel>LP|N)?$/u,
    sources: [
      htpManual(
        "RT-180 and RT-199",
        "https://manualmachine.com/htp/rt199/22845428-installation--maintenance-instructions-manual",
      ),
      directory,
    ],
  },
  {
    ...crossoverFloor,
    id: "htp-crossover-floor",
    shape: /^(?<prefix>RGH)(?<capacity>20|40)?(?<input>75|76|100)(?<option>F)(?<fuel>LP)?$/u,
  },
  {
    ...crossoverWall,
    id: "htp-crossover-wall",
    shape: /^(?<prefix>RGH|CGH)(?<input>150|199)(?<location>O)?(?<fuel>LP)?$/u,
    sources: [
      htpManual("RGH-150O", "https://www.manualslib.com/manual/1462415/Htp-Crossover-150.html"),
      htpManual(
        "CGH-199O",
        "https://homedocbox.com/Appliances/104093827-Crossover-outdoor-water-heaters.html",
      ),
    ],
  },
  {
    // The manual lists the numbers; that their digits are inputs and gallons is stated for Westinghouse's.
    id: "htp-phoenix",
    shape: /^(?<prefix>PHP)(?<input>199|260|320|399)(?<capacity>119|130)(?<unknown>D)?(?<fuel>LP)?$/u,
    says: { type: "gas-tank-commercial" },
    read: { fuel: fuels },
    inferred: ["type", "inputBtuPerHour", "capacityGallons"],
    confidence: "medium",
    sources: [
      htpManual(
        "PHP199-119",
        "https://manualmachine.com/htp/php260130/24006000-installation-start-up-and-operating-instructions-manual",
      ),
    ],
  },
  {
    id: "htp-phoenix-series",
    shape: /^(?<prefix>PH)(?<input>100|130|160|199)(?<capacity>55|80|119)(?<option>SA|S|M)?(?<fuel>LP)?$/u,
    says: { type: "gas-tank-commercial" },
    read: { fuel: fuels },
    inferred: ["type", "inputBtuPerHour", "capacityGallons"],
    confidence: "medium",
    sources: [htpManual("PH100 to PH199", "https://manualmachine.com/htp/ph130/22845332-user-manual")],
  },
  {
    ...gridEnabled,
    id: "htp-grid",
    shape: /^(?<prefix>EVG)(?<capacity>080|100|115)(?<unknown>C2X)?(?<power>045|055)?(?<unknown2>H)?$/u,
  },
  { ...htpHeatPump, id: "htp-heat-pump", shape: /^(?<prefix>HPWH)(?<capacity>50)(?<unknown>H)$/u },
];
