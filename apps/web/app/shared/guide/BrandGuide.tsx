import { type Brand, decode, findBrand, type Format } from "@heater-age/decoder";
import type { Language, Messages } from "@heater-age/messages";
import { Card } from "@heater-age/ui/Card";
import { Plate } from "@heater-age/ui/Plate";
import { screenOnly } from "@heater-age/ui/theme";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { dateText, plateParts } from "../reading/format.ts";
import { guideAreas } from "../texts/areas.ts";
import { WithTexts } from "../texts/WithTexts.tsx";
import * as styles from "./BrandGuide.css.ts";
import { type Example, examples } from "./examples.ts";
import { meaningsOf } from "./format-meanings.ts";

/** What the guide takes. */
export interface BrandGuideProps {
  readonly language: Language;
  /** Slug of a brand. */
  readonly brand: string;
  /** Calendar date: an example has no date after it. */
  readonly today: string;
}

/** How the serial numbers of a brand are read, with examples, and where its rating plate is. */
export function BrandGuide({ language, brand: slug, today }: BrandGuideProps) {
  const brand = findBrand(slug);
  if (brand === undefined) return null;
  return (
    <WithTexts language={language} areas={guideAreas}>
      <Guide brand={brand} today={today} />
    </WithTexts>
  );
}

function Guide({ brand, today }: { readonly brand: Brand; readonly today: string }) {
  const intl = useIntl();
  return (
    <Card className={`${styles.guide} ${screenOnly}`} aria-labelledby="guide-heading">
      <h2 className={styles.title} id="guide-heading">
        <FormattedMessage id="guide.title" values={{ brand: brand.label }} />
      </h2>
      <GuideText brand={brand} />
      <div className={styles.examples}>
        {(examples[brand.slug] ?? []).map((example) => (
          <ExamplePlate key={example.serial} brand={brand} example={example} today={today} />
        ))}
      </div>
      <p className={styles.text}>
        <strong>
          <FormattedMessage id="guide.plateHeading" />
        </strong>{" "}
        {intl.formatMessage({ id: `problems.${brand.plate}` })} <FormattedMessage id="guide.printedDate" />
      </p>
    </Card>
  );
}

const ownTexts = {
  "ao-smith": "guide.ao-smith",
  rheem: "guide.rheem",
  "bradford-white": "guide.bradford-white",
  whirlpool: "guide.whirlpool",
  ruud: "guide.ruud",
  state: "guide.state",
  ge: "guide.ge",
  kenmore: "guide.kenmore",
  american: "guide.american",
  reliance: "guide.reliance",
  richmond: "guide.richmond",
  craftmaster: "guide.craftmaster",
  navien: "guide.navien",
  rinnai: "guide.rinnai",
} as const satisfies Partial<Record<string, `guide.${keyof Messages["guide"]}`>>;

const hasOwnText = (slug: string): slug is keyof typeof ownTexts => Object.hasOwn(ownTexts, slug);

function GuideText({ brand }: { readonly brand: Brand }) {
  const intl = useIntl();
  const { slug, label, formats, withoutFormat } = brand;
  if (hasOwnText(slug)) return <p className={styles.text}>{intl.formatMessage({ id: ownTexts[slug] })}</p>;
  if (formats.length === 0) {
    return (
      <p className={styles.text}>
        {intl.formatMessage({ id: `problems.${withoutFormat ?? "no-public-rule"}` }, { brand: label })}
      </p>
    );
  }
  return (
    <div>
      <p className={styles.text}>
        <FormattedMessage
          id="guide.formatIntro"
          values={{ brand: label, count: linesOf(intl, formats).length }}
        />
      </p>
      <ul className={styles.formats}>
        {linesOf(intl, formats).map(([years, holds]) => (
          <li key={`${years} ${holds}`}>
            {years}: <span className={styles.quiet}>{holds}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What each format holds, in years of use; formats that differ in a detail nobody is told are one line. */
function linesOf(
  intl: IntlShape,
  formats: readonly Format[],
): readonly (readonly [years: string, holds: string])[] {
  const lines = formats.map((format) => [yearsText(intl, format), holdsText(intl, format)] as const);
  return lines.filter(
    ([years, holds], index) => lines.findIndex((line) => line[0] === years && line[1] === holds) === index,
  );
}

const yearsText = (intl: IntlShape, { inUse: [from, to] }: Format): string =>
  to === null
    ? intl.formatMessage({ id: "guide.formatSince" }, { from: String(from) })
    : intl.formatMessage({ id: "guide.formatBetween" }, { from: String(from), to: String(to) });

function holdsText(intl: IntlShape, format: Format): string {
  if (format.undated) return intl.formatMessage({ id: "guide.formatUndated" });
  const parts = meaningsOf(format.shape).map((id) => intl.formatMessage({ id }));
  return intl.formatMessage({ id: "guide.formatHolds" }, { parts: intl.formatList(parts, { type: "unit" }) });
}

function ExamplePlate({
  brand,
  example: { serial, illustration },
  today,
}: {
  readonly brand: Brand;
  readonly example: Example;
  readonly today: string;
}) {
  const intl = useIntl();
  const decoding = decode(brand, serial, { today });
  if (decoding.status === "unreadable") return null;
  const [first] = decoding.candidates;
  return (
    <figure>
      <Plate
        size="small"
        title={intl.formatMessage({ id: "reading.plateTitle" })}
        label={intl.formatMessage({ id: "reading.plateLabel" }, { serial })}
        parts={plateParts(intl, first)}
      />
      <figcaption className={styles.caption}>
        <FormattedMessage
          id={illustration ? "guide.illustrationCaption" : "guide.exampleCaption"}
          values={{ serial, date: dateText(intl, first) }}
        />
      </figcaption>
    </figure>
  );
}
