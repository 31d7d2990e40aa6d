/** A serial number to explain a brand's code with. */
export interface Example {
  readonly serial: string;
  /** True when no plate stands behind it: the number shows the rule and proves nothing. */
  readonly illustration?: true;
}

/** Examples for the brands with a guide of their own, by slug. */
export const examples: Readonly<Record<string, readonly Example[]>> = {
  "ao-smith": [{ serial: "1836111786352" }],
  rheem: [{ serial: "RH0504B01826" }, { serial: "M141209135" }],
  "bradford-white": [{ serial: "BH6511396" }, { serial: "YE1395234" }],
  whirlpool: [{ serial: "0020118002" }],
  ruud: [{ serial: "0585A35604" }, { serial: "M141209135" }],
  state: [{ serial: "1735107397129" }, { serial: "M07A009387" }],
  ge: [{ serial: "GENG0110123456", illustration: true }],
  kenmore: [{ serial: "1210A002243" }, { serial: "E07A135491" }],
  american: [{ serial: "9948125186" }],
  reliance: [{ serial: "0833A032628" }],
  richmond: [{ serial: "0419A12345", illustration: true }],
  craftmaster: [{ serial: "0120102140" }],
  navien: [{ serial: "7414C21X17" }, { serial: "8881201005203026" }],
  rinnai: [{ serial: "0403102521" }],
};
