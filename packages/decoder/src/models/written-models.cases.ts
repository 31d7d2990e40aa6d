/** A model number as people write it, with the rule that reads it and its kind, fuel and capacity. */
export interface WrittenModel {
  readonly brand: string;
  readonly model: string;
  readonly is: string;
}

/** Model numbers from lists of devices, manuals and product pages. */
export const writtenModels: readonly WrittenModel[] = [
  { brand: "rheem", model: "82V40-2", is: "rheem-8-electric: electric-tank, electric, 40 gal" },
  {
    brand: "rheem",
    model: "PROE40 M2 RH95",
    is: "rheem-professional-electric: electric-tank, electric, 40 gal",
  },
  {
    brand: "rheem",
    model: "PROE40-M2-RH-CG",
    is: "rheem-professional-electric: electric-tank, electric, 40 gal",
  },
  { brand: "rheem", model: "PROG50-38N RH62", is: "rheem-professional-gas: gas-tank, natural-gas, 50 gal" },
  {
    brand: "rheem",
    model: "XE40M06ST45U0",
    is: "rheem-performance-electric: electric-tank, electric, 40 gal",
  },
  { brand: "rheem", model: "XG50T06EC36U0", is: "rheem-performance-gas: gas-tank, natural-gas, 50 gal" },
  { brand: "rheem", model: "XE80T10HS45U0", is: "rheem-performance-hybrid: heat-pump, electric, 80 gal" },
  {
    brand: "rheem",
    model: "PROPH50 T2 RH350 DCB",
    is: "rheem-professional-hybrid: heat-pump, electric, 50 gal",
  },
  {
    brand: "rheem",
    model: "PROPH80 T2 RH375-SO",
    is: "rheem-professional-hybrid: heat-pump, electric, 80 gal",
  },
  { brand: "rheem", model: "RTEX-13", is: "rheem-rtex: tankless-electric, electric" },
  { brand: "rheem", model: "RTGH-95DVLN-3", is: "rheem-tankless: tankless-gas, natural-gas" },
  { brand: "rheem", model: "88H40D", is: "rheem-8-electric: electric-tank, electric, 40 gal" },
  { brand: "rheem", model: "XE65T10HS45U0", is: "rheem-performance-hybrid: heat-pump, electric, 65 gal" },
  { brand: "ruud", model: "PROG40-38N RU62", is: "ruud-professional-gas: gas-tank, natural-gas, 40 gal" },
  {
    brand: "ruud",
    model: "PROUH50 T2 RU350 DCB",
    is: "ruud-professional-hybrid: heat-pump, electric, 50 gal",
  },
  { brand: "richmond", model: "GG50-38F3", is: "richmond-gas-listed: gas-tank, 50 gal" },
  { brand: "richmond", model: "12G40-36F3", is: "richmond-gas: gas-tank, 40 gal" },
  { brand: "ao-smith", model: "XCR-40", is: "aos-wholesale-gas: gas-tank, 40 gal" },
  { brand: "ao-smith", model: "FPTU-66", is: "aos-voltex-listed: heat-pump, electric, 66 gal" },
  { brand: "ao-smith", model: "HPTS-50", is: "aos-voltex: heat-pump, electric, 50 gal" },
  { brand: "ao-smith", model: "HPTA-40", is: "aos-voltex: heat-pump, electric, 40 gal" },
  { brand: "ao-smith", model: "HPTA-50", is: "aos-voltex: heat-pump, electric, 50 gal" },
  { brand: "ao-smith", model: "HPSX-66-DHPT", is: "aos-voltex-smart: heat-pump, electric, 66 gal" },
  { brand: "ao-smith", model: "HPSX-50-DHPT 2", is: "aos-voltex-smart: heat-pump, electric, 50 gal" },
  { brand: "ao-smith", model: "HPV10-66H01DV", is: "aos-lowes-hybrid: heat-pump, electric, 66 gal" },
  {
    brand: "ao-smith",
    model: "EE9-40R55DV",
    is: "aos-lowes-smart-electric: electric-tank, electric, 40 gal",
  },
  { brand: "ao-smith", model: "E6-50H45DV", is: "aos-lowes-electric: electric-tank, electric, 50 gal" },
  {
    brand: "ao-smith",
    model: "BTH-199 300",
    is: "aos-cyclone: gas-tank-commercial, natural-gas-or-propane, 100 gal",
  },
  {
    brand: "ao-smith",
    model: "BTH-500A 350",
    is: "aos-cyclone: gas-tank-commercial, natural-gas-or-propane, 119 gal",
  },
  { brand: "ao-smith", model: "ATI-540H-100", is: "aos-tankless-condensing: tankless-gas" },
  { brand: "ao-smith", model: "GPVL-50", is: "aos-wholesale-gas: gas-tank, 50 gal" },
  { brand: "state", model: "EN6-40-DORS 110", is: "state-electric: electric-tank, electric, 40 gal" },
  { brand: "state", model: "EN6-40-DORS", is: "state-electric: electric-tank, electric, 40 gal" },
  { brand: "state", model: "GS6-40-BCT 400", is: "state-gas: gas-tank, 40 gal" },
  { brand: "state", model: "ES6-50-DORT", is: "state-electric: electric-tank, electric, 50 gal" },
  { brand: "bradford-white", model: "RE350T6-1NCWW", is: "bw-electric: electric-tank, electric, 50 gal" },
  { brand: "bradford-white", model: "RE340T6-1NCWW", is: "bw-electric: electric-tank, electric, 40 gal" },
  { brand: "bradford-white", model: "RG240T6N", is: "bw-gas-rg: gas-tank, natural-gas, 40 gal" },
  { brand: "bradford-white", model: "M-I-403T6FBN", is: "bw-defender: gas-tank, natural-gas, 40 gal" },
  { brand: "bradford-white", model: "URG250T6N", is: "bw-gas-rg: gas-tank, natural-gas, 50 gal" },
  { brand: "american", model: "E6N-50H", is: "american-electric: electric-tank, electric, 50 gal" },
  {
    brand: "whirlpool",
    model: "ES50R123-45D",
    is: "whirlpool-electric-late: electric-tank, electric, 50 gal",
  },
  { brand: "whirlpool", model: "N50T61-403", is: "whirlpool-gas-n: gas-tank, natural-gas, 50 gal" },
  { brand: "kenmore", model: "153326462", is: "kenmore-153-electric: electric-tank, electric" },
  { brand: "kenmore", model: "153.326564", is: "kenmore-153-electric: electric-tank, electric" },
  { brand: "kenmore", model: "153.335845", is: "kenmore-153-gas: gas-tank" },
  { brand: "kenmore", model: "153.337613", is: "kenmore-153-gas: gas-tank" },
  { brand: "kenmore", model: "153.336931", is: "kenmore-153-gas: gas-tank" },
  { brand: "gsw", model: "502/50E", is: "gsw-502: gas-tank" },
  { brand: "navien", model: "NPE-180A", is: "navien-npe: tankless-gas" },
  { brand: "navien", model: "NR-180A", is: "navien-nr: tankless-gas" },
  { brand: "navien", model: "NR-210A", is: "navien-nr: tankless-gas" },
  { brand: "navien", model: "NP-240", is: "navien-nr: tankless-gas" },
  { brand: "rinnai", model: "V53e", is: "rinnai-gpm: tankless-gas" },
  { brand: "rinnai", model: "RX199iN", is: "rinnai-kbtu: tankless-gas, natural-gas" },
  { brand: "rinnai", model: "RXP199iN", is: "rinnai-kbtu: tankless-gas, natural-gas" },
  { brand: "rinnai", model: "RL75iN", is: "rinnai-gpm: tankless-gas, natural-gas" },
  { brand: "rinnai", model: "R94LSi", is: "rinnai-gpm: tankless-gas" },
  { brand: "rinnai", model: "REU-V2532FFUD-US", is: "rinnai-type: tankless-gas" },
  { brand: "noritz", model: "EZ111DV", is: "noritz-ez: tankless-gas" },
  { brand: "noritz", model: "EZ98DV", is: "noritz-ez: tankless-gas" },
  { brand: "noritz", model: "EZ71DV", is: "noritz-ez: tankless-gas" },
  { brand: "noritz", model: "EZTR40", is: "noritz-ez: tankless-gas" },
  { brand: "noritz", model: "NRC663-FSV", is: "noritz-name: tankless-gas" },
  { brand: "noritz", model: "NCC199CDV", is: "noritz-name: tankless-gas" },
  { brand: "noritz", model: "NC380-SV-ASME", is: "noritz-name: tankless-gas" },
  { brand: "ge", model: "GE50S10BLM", is: "ge-tank: electric-tank, electric, 50 gal" },
  { brand: "ge", model: "PE40M09AAH", is: "ge-tank: electric-tank, electric, 40 gal" },
  { brand: "ge", model: "GG50T06AVG00", is: "ge-tank: gas-tank, natural-gas, 50 gal" },
  { brand: "ge", model: "GEH80DFEJSR", is: "ge-geospring: heat-pump, electric, 80 gal" },
  { brand: "ge", model: "GEH50DNSRSA", is: "ge-geospring: heat-pump, electric, 50 gal" },
  { brand: "bosch", model: "Tronic 3000 T ES8", is: "bosch-tronic-es: electric-tank, electric, 7 gal" },
  { brand: "bosch", model: "1600H", is: "bosch-gwh: tankless-gas" },
  { brand: "lochinvar", model: "CFN1442PM", is: "lochinvar-copper-fin: natural-gas" },
  {
    brand: "american-standard",
    model: "ASHPWH-50",
    is: "american-standard-heat-pump: heat-pump, electric, 50 gal",
  },
];

/** Model numbers without an answer, with the reason. */
export const unreadModels: readonly {
  readonly brand: string;
  readonly model: string;
  readonly why: string;
}[] = [
  {
    brand: "richmond",
    model: "9EP50-2",
    why: "no page shows it; lists of Richmond's electric heaters have a letter for the height instead of P",
  },
  { brand: "ao-smith", model: "EJC6200", why: "the manuals of the compact heaters name DEL-6 and no EJC" },
  { brand: "ao-smith", model: "ATHR-199", why: "sources name ATHR-199X3 only" },
  { brand: "bradford-white", model: "M265R6DS-1NCWW", why: "no manual of the electric heaters explains it" },
  { brand: "bradford-white", model: "M3ST120R5", why: "no manual of storage tanks names it" },
  {
    brand: "navien",
    model: "NPE-240A2(NG)",
    why: "a catalog knows it; brackets without a choice are no list of options here",
  },
  { brand: "stiebel-eltron", model: "DHC-E 12", why: "no page that was found states its kind and power" },
  {
    brand: "giant",
    model: "172ETE-3F8M",
    why: "one form has a like number as its example, without a meaning",
  },
  { brand: "john-wood", model: "JW50SDE130", why: "no manual of the electric heaters names it" },
];
