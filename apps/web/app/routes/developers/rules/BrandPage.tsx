import { firstBrands } from "@heater-age/decoder";
import { useIntl } from "react-intl";
import { firstBrandPath, otherBrandPath } from "../../../seo/brand-paths.ts";
import { SourceName } from "../../../shared/statement/SourceName.tsx";
import { reasonText } from "../../../shared/result/reason-text.ts";
import { DeveloperPage } from "../page/DeveloperPage.tsx";
import * as text from "../page/Pieces.css.ts";
import { FormatSection } from "./FormatSection.tsx";
import type { BrandRules } from "./rules-data.ts";
import * as styles from "./rules.css.ts";
import { ruleWords } from "./rule-words.ts";

const first: readonly string[] = firstBrands;

/** Renders the rules of a brand: format by format, each with pattern, years, confidence, example and sources. */
export function BrandPage({ path, rules }: { readonly path: string; readonly rules: BrandRules }) {
  const { label, formats, sources, models } = rules;
  return (
    <DeveloperPage
      path={path}
      title={ruleWords.title(label)}
      description={ruleWords.description(label, formats.length)}
      headings={formats.map(({ id, title }) => ({ id, text: title, depth: 2 }))}
    >
      <BrandFacts rules={rules} />
      {formats.map((format) => (
        <FormatSection key={format.id} format={format} />
      ))}
      {models.length === 0 ? null : (
        <div>
          <h2 className={styles.small}>{ruleWords.models}</h2>
          <ul className={text.list}>
            {models.map(({ pattern, years, source }) => (
              <li key={pattern}>
                <code>{pattern}</code> {years} <SourceName source={source} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {sources.length === 0 ? null : (
        <div>
          <h2 className={styles.small}>{ruleWords.sources}</h2>
          <ul className={text.list}>
            {sources.map((source) => (
              <li key={`${source.title} ${source.url ?? ""}`}>
                <SourceName source={source} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </DeveloperPage>
  );
}

function BrandFacts({ rules }: { readonly rules: BrandRules }) {
  const intl = useIntl();
  const { slug, label, maker, plate, aliases, withoutFormat, atMost, formats, reasons } = rules;
  const notes = reasons.map((reason) => reasonText(intl, { first: [], more: [] }, reason));
  if (withoutFormat !== undefined) {
    notes.unshift(intl.formatMessage({ id: `problems.${withoutFormat}` }, { brand: label }));
  }
  return (
    <dl className={styles.facts}>
      <dt>{ruleWords.slug}</dt>
      <dd>
        <code>{slug}</code>
      </dd>
      <dt>{ruleWords.maker}</dt>
      <dd>{maker === "" ? ruleWords.makerUnknown : maker}</dd>
      {aliases.length === 0 ? null : (
        <>
          <dt>{ruleWords.aliases}</dt>
          <dd>{intl.formatList(aliases, { type: "unit" })}</dd>
        </>
      )}
      <dt>{ruleWords.plate}</dt>
      <dd>{intl.formatMessage({ id: `problems.${plate}` })}</dd>
      <dt>{ruleWords.formats}</dt>
      <dd>{formats.length === 0 ? ruleWords.none : formats.length}</dd>
      {atMost === undefined ? null : (
        <>
          <dt>{ruleWords.atMost}</dt>
          <dd>{ruleWords.atMostText(atMost)}</dd>
        </>
      )}
      {notes.length === 0 ? null : (
        <>
          <dt>{ruleWords.notes}</dt>
          <dd>{notes.join(" ")}</dd>
        </>
      )}
      <dt>{ruleWords.visitors}</dt>
      <dd>
        <a href={first.includes(slug) ? firstBrandPath(slug) : otherBrandPath(slug)}>
          {ruleWords.visitorsPage(label)}
        </a>
      </dd>
    </dl>
  );
}
