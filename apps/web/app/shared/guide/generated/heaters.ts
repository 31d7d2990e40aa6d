// Written by scripts/generate.ts from the cases of the decoder.
import type { Heaters } from "../../../config/real-heater.ts";

/** A real heater of each brand that one is known of, by slug. */
export const heaters: Heaters = {
  "ao-smith": {
    "serial": "1703104682119",
    "model": "GCR-50 400",
    "known": "2017-01-20",
    "url": "https://github.com/1tomany/php-ai"
  },
  "rheem": {
    "serial": "RH 0504B01826",
    "model": "82VH40-2",
    "known": "2004-05",
    "url": "https://github.com/retailbox-automation/foreman-plus"
  },
  "bradford-white": {
    "serial": "ZC51064910",
    "known": [
      "2020",
      "2026-06"
    ],
    "url": "https://github.com/joe5955/property-manual"
  },
  "whirlpool": {
    "serial": "1115A000001",
    "begins": 4,
    "known": "2011-04-08",
    "url": "https://www.cpsc.gov/Recalls/2018/a-o-smith-recalls-ultra-low-nox-water-heaters-due-to-fire-hazard"
  },
  "ruud": {
    "serial": "0585A35604",
    "url": "https://californiaplumbingsd.com/how-to-determine-if-your-water-heater-needs-to-be-replaced/"
  },
  "state": {
    "serial": "1115A000001",
    "begins": 4,
    "known": "2011-04-08",
    "url": "https://www.cpsc.gov/Recalls/2018/a-o-smith-recalls-ultra-low-nox-water-heaters-due-to-fire-hazard"
  },
  "ge": {
    "serial": "GENG0601D13586",
    "url": "https://www.building-center.org/ge-water-heater-age/"
  },
  "kenmore": {
    "serial": "1115A000001",
    "begins": 4,
    "known": "2011-04-08",
    "url": "https://www.cpsc.gov/Recalls/2018/a-o-smith-recalls-ultra-low-nox-water-heaters-due-to-fire-hazard"
  },
  "american": {
    "serial": "1115A000001",
    "begins": 4,
    "known": "2011-04-08",
    "url": "https://www.cpsc.gov/Recalls/2018/a-o-smith-recalls-ultra-low-nox-water-heaters-due-to-fire-hazard"
  },
  "reliance": {
    "serial": "1115A000001",
    "begins": 4,
    "known": "2011-04-08",
    "url": "https://www.cpsc.gov/Recalls/2018/a-o-smith-recalls-ultra-low-nox-water-heaters-due-to-fire-hazard"
  },
  "craftmaster": {
    "serial": "1115A000001",
    "begins": 4,
    "known": "2011-04-08",
    "url": "https://www.cpsc.gov/Recalls/2018/a-o-smith-recalls-ultra-low-nox-water-heaters-due-to-fire-hazard"
  },
  "navien": {
    "serial": "8881-20100520-3026",
    "url": "https://www.tanklesshelp.com/how-to-determine-the-age-of-your-navien-water-heater/"
  },
  "rinnai": {
    "serial": "04.03-102521",
    "url": "https://www.building-center.org/rinnai-water-heater-age/"
  },
  "aerco": {
    "serial": "AE1100",
    "known": [
      "2011-12",
      "2015-12"
    ],
    "url": "https://github.com/xxTarekxx/recallsatlas/blob/3ae84f79d5b040909153e98c7285d854f6592af9/generalRecallsBackup/boilers_2023-12-01_2026-04-01.csv"
  },
  "american-appliance": {
    "serial": "A854892",
    "url": "https://inspectapedia.com/plumbing/American-Water-Heater-Age-Manuals.php"
  },
  "ariston": {
    "serial": "9501065004",
    "known": "1995-01",
    "url": "https://manuals.online/ariston/boiler/clas-he-r-12-ng/guide/28217"
  },
  "bosch": {
    "serial": "FD687400341",
    "url": "https://www.building-center.org/bosch-hvac-age/"
  },
  "buderus": {
    "serial": "253000-08217-01241-7747019703",
    "url": "https://www.building-center.org/buderus-hvac-age/"
  },
  "crown": {
    "serial": "98023429",
    "url": "https://inspectapedia.com/heat/Crown-Boiler-Age-Manuals-Parts-Contact.php"
  },
  "eccotemp": {
    "serial": "ECC20290387",
    "url": "https://www.howtolookatahouse.com/Blog/Entries/2021/4/how-do-i-tell-the-age-of-a-eccotemp-tankless-water-heater-from-the-serial-number.html"
  },
  "gsw": {
    "serial": "0202694162",
    "known": [
      "2002-01",
      "2002-02"
    ],
    "url": "https://www.cpsc.gov/Recalls/2003/CPSC-Firms-Announce-Recall-of-GSW-Water-Heaters-With-SIT-Temperature-Controls-"
  },
  "hotpoint": {
    "serial": "PC 0711223547",
    "url": "https://www.stesso.com/videos/8716-3"
  },
  "htp": {
    "serial": "3260035C8242770000111",
    "known": [
      "2023-10",
      "2025-02"
    ],
    "url": "https://github.com/xxTarekxx/recallsatlas/blob/3ae84f79d5b040909153e98c7285d854f6592af9/generalRecallsBackup/boilers_2023-12-01_2026-04-01.csv"
  },
  "ibc": {
    "serial": "ICGFSW1-0199-230400064",
    "known": [
      "2023-04",
      "2024-04"
    ],
    "url": "https://github.com/xxTarekxx/recallsatlas/blob/3ae84f79d5b040909153e98c7285d854f6592af9/generalRecallsBackup/boilers_2023-12-01_2026-04-01.csv"
  },
  "john-wood": {
    "serial": "U0106413635",
    "known": "2001-06",
    "url": "https://johnwoodwaterheaters.com/faqs/"
  },
  "laars": {
    "serial": "C00B01803",
    "url": "https://www.building-center.org/laars-hvac-age/"
  },
  "lochinvar": {
    "serial": "112105473",
    "known": "2018",
    "url": "https://github.com/jeffreyroulaine/Asset-Survey"
  },
  "mor-flo": {
    "serial": "J861425155",
    "url": "https://www.building-center.org/mor-flo-water-heater-age/"
  },
  "noritz": {
    "serial": "2005.06-004472",
    "url": "https://www.building-center.org/noritz-water-heater-age/"
  },
  "nti": {
    "serial": "3314306C8242830000177",
    "known": [
      "2023-09",
      "2025-02"
    ],
    "url": "https://github.com/xxTarekxx/recallsatlas/blob/3ae84f79d5b040909153e98c7285d854f6592af9/generalRecallsBackup/boilers_2023-12-01_2026-04-01.csv"
  },
  "permaglas": {
    "serial": "L07A0711460",
    "url": "https://www.building-center.org/a-o-smith-water-heater-age/"
  },
  "raypak": {
    "serial": "1604304448",
    "url": "https://gillencounto.blogspot.com/2022/03/how-to-read-raypak-serial-number.html"
  },
  "rheemglas": {
    "serial": "RH 0504B01826",
    "model": "82VH40-2",
    "known": "2004-05",
    "url": "https://github.com/retailbox-automation/foreman-plus"
  },
  "stiebel-eltron": {
    "serial": "223426-9137-9000359",
    "url": "https://www.building-center.org/tempra/"
  },
  "suburban": {
    "serial": "181315552",
    "known": [
      "2018-04-04",
      "2019-08-01"
    ],
    "url": "https://the-riotact.com/heater-fault-prompts-warning-to-get-your-motorhome-in-order/425229"
  },
  "takagi": {
    "serial": "1544E000453",
    "url": "https://www.building-center.org/takagi-water-heater-age/"
  },
  "triangle-tube": {
    "serial": "PT0000110",
    "known": [
      "2011-12",
      "2015-12"
    ],
    "url": "https://github.com/xxTarekxx/recallsatlas/blob/3ae84f79d5b040909153e98c7285d854f6592af9/generalRecallsBackup/boilers_2023-12-01_2026-04-01.csv"
  },
  "vaillant": {
    "serial": "21262500100439630001006805N2",
    "known": [
      "2024",
      "2026-09-11"
    ],
    "url": "https://github.com/john30/ebusd-configuration/issues/664"
  },
  "vaughn": {
    "serial": "098600840",
    "known": "1986",
    "url": "https://forum.nachi.org/t/age-of-a-vaughn-manufactured-water-heater/15972"
  },
  "weil-mclain": {
    "serial": "CP5071716",
    "known": [
      "2004",
      "2005-05"
    ],
    "url": "https://www.contractormag.com/hydronics/article/20875850/weil-mclain-and-cpsc-recall-ultra-series-boilers-for-co-hazard"
  }
};
