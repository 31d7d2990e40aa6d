import type { Candidate } from "@heater-age/decoder";
import type { LifeType } from "@heater-age/decoder/life";
import type { MakerSummary } from "@heater-age/decoder/makers";
import type {
  CareTexts,
  EnergyTexts,
  LifeTexts,
  modelFields,
  SafetyTexts,
  Statement,
  WarrantyTexts,
} from "@heater-age/messages/format";

/** A response of the API, whose codes may be newer than this program. */
export type Open<T> = T extends string
  ? string
  : T extends object
    ? { readonly [Key in keyof T]: Open<T[Key]> }
    : T;

/** The API's advice on a heater. */
export type Advice = Open<{
  readonly safety: SafetyTexts;
  readonly life: LifeTexts;
  readonly care: CareTexts;
  readonly warranty: WarrantyTexts;
  readonly energy: EnergyTexts;
}>;

/** A heater with everything that its report contains. */
export interface Subject {
  /** Name of the brand. */
  readonly label: string;
  readonly serialNumber: string;
  /** Empty if unknown. */
  readonly modelNumber: string;
  /** Dates that are not excluded, starting with the report's. */
  readonly candidates: readonly [Candidate, ...Candidate[]];
  /** Whether a person chose that date from several. */
  readonly isChosen: boolean;
  /** Answers that excluded dates. */
  readonly settled: readonly {
    readonly answer: string;
    readonly ruledOut: readonly Candidate[];
    readonly reason: Open<Statement>;
  }[];
  /** Whether the missing model number may decide between the dates. */
  readonly modelMaySettle: boolean;
  /** The day on which ages are calculated, `"YYYY-MM-DD"`. */
  readonly today: string;
  /** The day of the check, `"YYYY-MM-DD"`. */
  readonly checkedOn: string;
  /** Kind of heater. Absent if unknown. */
  readonly kind?: LifeType | undefined;
  /** Installation date as entered: `"2019"`, `"2019-06"` or `"2019-06-15"`. */
  readonly installed?: string | undefined;
  /** Possible makers, if its brand had others build heaters. */
  readonly makers?: readonly MakerSummary[] | undefined;
  /** Known facts about the model. */
  readonly modelInfo?:
    | ({ readonly [Field in (typeof modelFields)[number] | "warranty"]?: string } & {
        readonly features?: readonly string[];
      })
    | undefined;
  readonly modelSource?: string | undefined;
  readonly modelEstimated?: boolean | undefined;
  /** Recalls that cover or may cover it. Absent until loaded. */
  readonly recalls?: readonly { readonly answer: string }[] | undefined;
  /** Absent when offline. */
  readonly advice?: Advice | undefined;
  /** Returns the name of a brand that a reason refers to by its slug. */
  readonly brandName: (slug: string) => string | undefined;
}

/** The publisher of a printed result or report, and its addresses. */
export interface Publication {
  /** Origin of the website, without a slash at the end. `undefined` if unknown. */
  readonly url: string | undefined;
  /** Name of the operating company. `undefined`: the site's name is used. */
  readonly company: string | undefined;
  /** Its telephone number and page for quotes, if it takes orders. */
  readonly phone?: string | undefined;
  readonly quoteUrl?: string | undefined;
  /** Address of the printed page. `undefined`: the print has no QR code. */
  readonly address: string | undefined;
  /** ID of the report. `undefined` for a result. */
  readonly id: string | undefined;
}
