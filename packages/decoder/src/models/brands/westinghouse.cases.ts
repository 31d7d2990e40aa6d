import type { ModelCase } from "./cases.ts";

const directory = "AHRI directory, 2017";

export const modelCases: readonly ModelCase[] = [
  // Every model in the directory.
  {
    model: "WGRTCNG199",
    by: "westinghouse-tankless",
    is: "tankless-gas, natural-gas, 199000 BTU/h",
    listed: "tankless-gas, natural-gas, 199000 BTU/h",
    from: directory,
  },
  {
    model: "WGRTCONG199",
    by: "westinghouse-tankless",
    is: "tankless-gas, natural-gas, outdoor, 199000 BTU/h",
    listed: "tankless-gas, natural-gas, 199000 BTU/h",
    from: directory,
  },
  {
    model: "WGRTCLP199",
    by: "westinghouse-tankless",
    is: "tankless-gas, propane, 199000 BTU/h",
    listed: "tankless-gas, propane, 199000 BTU/h",
    from: directory,
  },
  {
    model: "WGRTCOLP199",
    by: "westinghouse-tankless",
    is: "tankless-gas, propane, outdoor, 199000 BTU/h",
    listed: "tankless-gas, propane, 199000 BTU/h",
    from: directory,
  },
  {
    model: "WGRTNG150",
    by: "westinghouse-tankless",
    is: "tankless-gas, natural-gas, 150000 BTU/h",
    listed: "tankless-gas, natural-gas, 150000 BTU/h",
    from: directory,
  },
  {
    model: "WGRTONG150",
    by: "westinghouse-tankless",
    is: "tankless-gas, natural-gas, outdoor, 150000 BTU/h",
    listed: "tankless-gas, natural-gas, 150000 BTU/h",
    from: directory,
  },
  {
    model: "WGRTLP150",
    by: "westinghouse-tankless",
    is: "tankless-gas, propane, 150000 BTU/h",
    listed: "tankless-gas, propane, 150000 BTU/h",
    from: directory,
  },
  {
    model: "WGRTOLP150",
    by: "westinghouse-tankless",
    is: "tankless-gas, propane, outdoor, 150000 BTU/h",
    listed: "tankless-gas, propane, 150000 BTU/h",
    from: directory,
  },
  {
    model: "WGRGH20NG75F",
    by: "westinghouse-hybrid-floor",
    is: "gas-tank, natural-gas, 20 gal, 75000 BTU/h",
    listed: "gas-tank, natural-gas, 20 gal, 75000 BTU/h",
    from: directory,
  },
  {
    model: "WEG115******",
    by: "westinghouse-grid",
    is: "electric-tank, electric, 111 gal, demand-response",
    listed: "electric-tank, electric, 111 gal, 4500 W",
    from: directory,
  },
  {
    model: "WEG100******",
    by: "westinghouse-grid",
    is: "electric-tank, electric, 100 gal, demand-response",
    listed: "electric-tank, electric, 100 gal, 4500 W",
    from: directory,
  },
  {
    model: "WEG080******",
    by: "westinghouse-grid",
    is: "electric-tank, electric, 80 gal, demand-response",
    listed: "electric-tank, electric, 80 gal, 4500 W",
    from: directory,
  },
  {
    model: "HPWH50W",
    by: "westinghouse-heat-pump",
    is: "heat-pump, electric, 50 gal",
    listed: "heat-pump, electric, 50 gal, 4500 W",
    from: directory,
  },
  {
    model: "WGRTNG199",
    by: "westinghouse-tankless",
    is: "tankless-gas, natural-gas, 199000 BTU/h",
    from: "https://www.manualshelf.com/manual/westinghouse/wgrtng199/warranty-english.html",
  },
  {
    model: "WGRGHLP150O",
    by: "westinghouse-hybrid-wall",
    is: "propane, outdoor, 150000 BTU/h",
    from: "https://manuzoid.com/manuals/yXB7p-Westinghouse%20WGRGHLP150O%208.2%20GPM%20High%20Efficiency%20Liquid%20Propane%20Outdoor%20Tankless%20Water%20Heater%20with%20Built-in%20Recirculation%20and%20Pump%20Instructions%20%20%20Assembly",
  },
  {
    model: "WGC055NG100",
    by: "westinghouse-commercial",
    is: "gas-tank-commercial, natural-gas, 55 gal, 100000 BTU/h",
    from: "https://manuzoid.com/manuals/lXoOe-Westinghouse%20WGC055NG100%20Installation%20Manual",
  },
  {
    model: "WGCM100NG130",
    by: "westinghouse-commercial",
    is: "gas-tank-commercial, natural-gas, 100 gal, 130000 BTU/h",
    from: "http://www.manualshelf.com/manual/westinghouse/wgcm100ng130/installation-manual-english/page-1.html",
  },
];
