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

/** Model numbers of Westinghouse, whose heaters HTP builds: like HTP's, with the fuel before the input. */
export const westinghouseModels: readonly ModelRule[] = [
  {
    ...hydraSmart,
    id: "westinghouse-tankless",
    shape: /^(?<prefix>WGRT)(?<option>[CP])?(?<location>O)?(?<fuel>NG|LP)(?<input>150|180|199)$/u,
    sources: [
      htpManual(
        "WGRTNG199",
        "https://www.manualshelf.com/manual/westinghouse/wgrtng199/warranty-english.html",
      ),
      htpManual("WGRTC199", "https://www.manualslib.com/manual/3160919/Htp-Premium-Wgrtc-199-Series.html"),
      directory,
    ],
  },
  {
    ...crossoverFloor,
    id: "westinghouse-hybrid-floor",
    shape: /^(?<prefix>WGRGH)(?<capacity>20|40)?(?<fuel>NG|LP)(?<input>75|76|100)(?<option>F)$/u,
  },
  {
    ...crossoverWall,
    id: "westinghouse-hybrid-wall",
    shape: /^(?<prefix>WGRGH)(?<fuel>NG|LP)(?<input>150|199)(?<location>O)?$/u,
    sources: [
      htpManual(
        "WGRGHLP150O",
        "https://manuzoid.com/manuals/yXB7p-Westinghouse%20WGRGHLP150O%208.2%20GPM%20High%20Efficiency%20Liquid%20Propane%20Outdoor%20Tankless%20Water%20Heater%20with%20Built-in%20Recirculation%20and%20Pump%20Instructions%20%20%20Assembly",
      ),
    ],
  },
  {
    id: "westinghouse-commercial",
    shape: /^(?<prefix>WGCM?)(?<capacity>055|080|100|119)(?<fuel>NG|LP)(?<input>100|130|160|199)$/u,
    says: { type: "gas-tank-commercial" },
    read: { fuel: fuels },
    confidence: "high",
    sources: [
      htpManual(
        "WGC055NG100",
        "https://manuzoid.com/manuals/lXoOe-Westinghouse%20WGC055NG100%20Installation%20Manual",
      ),
    ],
  },
  {
    ...gridEnabled,
    id: "westinghouse-grid",
    shape: /^(?<prefix>WEG)(?<capacity>080|100|115)(?<unknown>C2X)?(?<power>045|055)?(?<unknown2>H)?$/u,
  },
  { ...htpHeatPump, id: "westinghouse-heat-pump", shape: /^(?<prefix>HPWH)(?<capacity>50)(?<unknown>W)$/u },
];
