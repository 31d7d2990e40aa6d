import type { ModelCase } from "./cases.ts";

const directory = "AHRI directory, 2017";

export const modelCases: readonly ModelCase[] = [
  // Every model in the directory.
  {
    model: "RTP-199",
    by: "htp-hydra-smart",
    is: "tankless-gas, 199000 BTU/h",
    listed: "tankless-gas, natural-gas-or-propane, 199000 BTU/h",
    from: directory,
  },
  {
    model: "RTC-199",
    by: "htp-hydra-smart",
    is: "tankless-gas, 199000 BTU/h",
    listed: "tankless-gas, natural-gas-or-propane, 199000 BTU/h",
    from: directory,
  },
  {
    model: "RTCO-199",
    by: "htp-hydra-smart",
    is: "tankless-gas, outdoor, 199000 BTU/h",
    listed: "tankless-gas, natural-gas-or-propane, 199000 BTU/h",
    from: directory,
  },
  {
    model: "RTP-180",
    by: "htp-hydra-smart",
    is: "tankless-gas, 180000 BTU/h",
    listed: "tankless-gas, natural-gas-or-propane, 180000 BTU/h",
    from: directory,
  },
  {
    model: "RT-150",
    by: "htp-hydra-smart",
    is: "tankless-gas, 150000 BTU/h",
    listed: "tankless-gas, natural-gas-or-propane, 150000 BTU/h",
    from: directory,
  },
  {
    model: "RTO-150",
    by: "htp-hydra-smart",
    is: "tankless-gas, outdoor, 150000 BTU/h",
    listed: "tankless-gas, natural-gas-or-propane, 150000 BTU/h",
    from: directory,
  },
  {
    model: "RGH20-75F",
    by: "htp-crossover-floor",
    is: "gas-tank, 20 gal, 75000 BTU/h",
    listed: "gas-tank, natural-gas, 20 gal, 75000 BTU/h",
    from: directory,
  },
  {
    model: "EVG115******",
    by: "htp-grid",
    is: "electric-tank, electric, 111 gal, demand-response",
    listed: "electric-tank, electric, 111 gal, 4500 W",
    from: directory,
  },
  {
    model: "EVG080******",
    by: "htp-grid",
    is: "electric-tank, electric, 80 gal, demand-response",
    listed: "electric-tank, electric, 80 gal, 4500 W",
    from: directory,
  },
  {
    model: "EVG-100******",
    by: "htp-grid",
    is: "electric-tank, electric, 100 gal, demand-response",
    listed: "electric-tank, electric, 100 gal, 4500 W",
    from: directory,
  },
  {
    model: "HPWH50H",
    by: "htp-heat-pump",
    is: "heat-pump, electric, 50 gal",
    listed: "heat-pump, electric, 50 gal, 4500 W",
    from: directory,
  },
  {
    model: "RT-199",
    by: "htp-hydra-smart",
    is: "tankless-gas, 199000 BTU/h",
    from: "https://manualmachine.com/htp/rt199/22845428-installation--maintenance-instructions-manual",
  },
  {
    model: "RT-180N",
    by: "htp-hydra-smart",
    is: "tankless-gas, natural-gas, 180000 BTU/h",
    from: "https://manualmachine.com/htp/rt199/22845428-installation--maintenance-instructions-manual",
  },
  {
    model: "RT-150LP",
    by: "htp-hydra-smart",
    is: "tankless-gas, propane, 150000 BTU/h",
    from: "https://www.manualslib.com/manual/1820322/Htp-Hydra-Smart-Series.html",
  },
  {
    model: "RGH40-100F",
    by: "htp-crossover-floor",
    is: "gas-tank, 40 gal, 100000 BTU/h",
    from: "https://manuzoid.com/manuals/60nQ1-HTP%20Crossover%20Residential%20Floor%20Water%20Heater%20Installation%20guide",
  },
  {
    model: "RGH-76F",
    by: "htp-crossover-floor",
    is: "gas-tank, 76000 BTU/h",
    from: "https://manuzoid.com/manuals/60nQ1-HTP%20Crossover%20Residential%20Floor%20Water%20Heater%20Installation%20guide",
  },
  {
    model: "RGH-150O",
    by: "htp-crossover-wall",
    is: "outdoor, 150000 BTU/h",
    from: "https://www.manualslib.com/manual/1462415/Htp-Crossover-150.html",
  },
  {
    model: "CGH-199O LP",
    by: "htp-crossover-wall",
    is: "propane, outdoor, 199000 BTU/h",
    from: "https://homedocbox.com/Appliances/104093827-Crossover-outdoor-water-heaters.html",
  },
  {
    model: "PHP260-130LP",
    by: "htp-phoenix",
    is: "gas-tank-commercial, propane, 130 gal, 260000 BTU/h",
    from: "https://manualmachine.com/htp/php260130/24006000-installation-start-up-and-operating-instructions-manual",
  },
  {
    model: "EVG080C2X045H",
    by: "htp-grid",
    is: "electric-tank, electric, 80 gal, 4500 W, demand-response",
    from: "https://manualmachine.com/htp/c2x045h/22845314-use-and-care-manual",
  },
  {
    model: "PH199-119",
    by: "htp-phoenix-series",
    is: "gas-tank-commercial, 119 gal, 199000 BTU/h",
    from: "https://manualmachine.com/htp/ph130/22845332-user-manual",
  },
];
