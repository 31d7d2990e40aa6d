/** Vehicle numbers of many makes and years, out of the list that `@cardog/corgi` measures itself with. */
export const vehicleNumbers = [
  "3VWW57AU2KM020754",
  "2HKRS6H75TH225205",
  "1FTEW2LP1SKE69114",
  "5YJYGDEE7LF048532",
  "5TFMC5DB3TX114636",
  "KM8RMESA5TU039397",
  "WBA4Z3C55JEC58227",
  "JN8AS58V38W109606",
] as const;
