import type { Source } from "@heater-age/decoder";

const smithSince1972: Source = {
  title: "A. O. Smith: 1972 to 2008",
  url: "https://www.aosmith.com/About/History/1972---2008--Global-Growth---Restructuring/",
  kind: "maker",
};
const recallOf2018: Source = {
  title: "CPSC: A. O. Smith recall of 2018",
  url: "https://www.cpsc.gov/Recalls/2018/a-o-smith-recalls-ultra-low-nox-water-heaters-due-to-fire-hazard",
  kind: "regulator",
};
const stateHistory: Source = {
  title: "State Water Heaters: History",
  url: "http://www.statewaterheatersme.com/history/?lang=qa",
  kind: "maker",
};
const stateIn2001: Source = {
  title: "Industry Today: State Industries, 2001",
  url: "https://industrytoday.com/hot-for-innovation/",
  kind: "trade",
};
const rheemHistory: Source = {
  title: "LiquiSearch: Rheem, history",
  url: "https://www.liquisearch.com/rheem/history",
  kind: "trade",
};
const rheemTrace: Source = {
  title: "Water Heater Trace: Rheem",
  url: "https://www.waterheatertrace.com/brands/rheem/water-heater-age/",
  kind: "trade",
};
const chartOf2011: Source = {
  title: "Yinfor: chart of makers, 2011",
  url: "https://www.yinfor.com/2011/11/how_to_determine_water_heater_.html",
  kind: "trade",
};

/** Sources of the texts about the makers, by slug, if the decoder doesn't have them. */
export const aboutSources: Readonly<Record<string, readonly Source[]>> = {
  "ao-smith": [smithSince1972, recallOf2018],
  rheem: [rheemHistory, rheemTrace],
  "bradford-white": [
    {
      title: "Bradford White service bulletin 100",
      url: "http://www.bradfordwhite.com/servicebulletins/100_serialnumber.asp",
      kind: "maker",
    },
    {
      title: "Climate Design",
      url: "https://www.climatedesign.com/determine-age-efficiency-water-heater/",
      kind: "trade",
    },
  ],
  whirlpool: [
    {
      title: "ConsumerAffairs: Whirlpool water heaters, 2008",
      url: "https://www.consumeraffairs.com/news04/2008/05/whirlpool_settlement.html",
      kind: "trade",
    },
    smithSince1972,
    recallOf2018,
  ],
  ruud: [rheemHistory, rheemTrace],
  state: [stateHistory, stateIn2001],
  ge: [
    rheemHistory,
    {
      title: "Contractor: GE builds GeoSpring in Louisville, 2012",
      url: "http://contractormag.com/plumbing-contractor/ge-uses-lean-principles-plumbers-input-design-build-geospring-water-heater?quicktabs_21=0",
      kind: "trade",
    },
    {
      title: "Green Building Advisor: GE drops GeoSpring",
      url: "https://www.greenbuildingadvisor.com/article/ge-will-drop-heat-pump-water-heaters",
      kind: "trade",
    },
    {
      title: "PHCPPros: GE Appliances opens South Carolina plant",
      url: "https://phcppros.com/articles/15722-ge-appliances-opens-south-carolina-water-heater-plant",
      kind: "trade",
    },
  ],
  kenmore: [
    stateIn2001,
    stateHistory,
    {
      title: "Water Heater Trace: Kenmore",
      url: "https://www.waterheatertrace.com/brands/kenmore/water-heater-age/",
      kind: "trade",
    },
  ],
  american: [smithSince1972, chartOf2011],
  reliance: [stateIn2001, stateHistory, recallOf2018],
  richmond: [
    rheemTrace,
    {
      title: "LawyersAndSettlements.com: tankless water heaters",
      url: "https://lawyersandsettlements.com/legal-news/defective-products/tankless-water-heaters-00644.amp.html",
      kind: "trade",
    },
  ],
  craftmaster: [chartOf2011, smithSince1972, recallOf2018],
  navien: [
    {
      title: "CPSC recall 12-074",
      url: "https://recalls.justia.com/household-and-office/gas-water-heaters-and-accessories/12-074",
      kind: "regulator",
    },
    {
      title: "TSSA order FS-187-11",
      url: "https://www.hvactechgroup.com/hvacforum/index.php?topic=952.0",
      kind: "regulator",
    },
  ],
  rinnai: [
    {
      title: "EngineerFix: age of a Rinnai tankless heater",
      url: "https://engineerfix.com/how-to-determine-the-age-of-a-rinnai-tankless-water-heater",
      kind: "trade",
    },
  ],
};
