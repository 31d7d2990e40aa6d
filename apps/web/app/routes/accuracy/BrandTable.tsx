import type { Language } from "@heater-age/messages";
import { FormattedMessage, useIntl } from "react-intl";
import { rulesPath } from "../../seo/developer-paths.ts";
import { pathIn } from "../../seo/paths.ts";
import * as styles from "./accuracy.css.ts";
import { countTally, TallyText } from "./Figures.tsx";
import type { BrandProof } from "./proof.server.ts";

interface BrandTableProps {
  readonly brands: readonly BrandProof[];
  readonly language: Language;
}

/** Renders a row for each brand: its formats, with a link to the exact rules, and the evidence for them. */
export function BrandTable({ brands, language }: BrandTableProps) {
  return (
    <table className={styles.table} id="brands">
      <thead>
        <tr>
          <th className={styles.cell} scope="col">
            <FormattedMessage id="form.brand" />
          </th>
          <th className={styles.cell} scope="col">
            <FormattedMessage id="proof.evidence" />
          </th>
        </tr>
      </thead>
      <tbody>
        {brands.map((brand) => (
          <BrandRow key={brand.slug} brand={brand} language={language} />
        ))}
      </tbody>
    </table>
  );
}

function BrandRow({ brand, language }: { readonly brand: BrandProof; readonly language: Language }) {
  const { formatMessage, formatNumber } = useIntl();
  const { slug, label, withoutFormat, formats, evidence } = brand;
  const { plates, bounded, makers, published } = evidence;
  const count = countTally(formats);
  const dated = countTally(plates);
  const others = [
    ["bounded", bounded],
    ["makers", makers],
    ["published", published],
  ] as const;
  const query = new URLSearchParams({ brand: slug }).toString();
  return (
    <tr id={slug}>
      <th className={styles.cell} scope="row">
        {label}
      </th>
      <td className={styles.cell}>
        {count === 0 ? (
          <p>
            {formatMessage(
              { id: withoutFormat ? `problems.${withoutFormat}` : "proof.noWay" },
              { brand: label },
            )}
          </p>
        ) : (
          <p>
            <a href={rulesPath(slug)} hrefLang="en">
              {formatNumber(count)} {formatMessage({ id: "proof.formats" }, { count })}
            </a>
            : {formatMessage({ id: "proof.formatsSure" }, formats)}
          </p>
        )}
        {dated === 0 ? null : (
          <p>
            {formatMessage({ id: "proof.dated" }, { count: dated })}: <TallyText tally={plates} />
          </p>
        )}
        {others.map(([name, some]) =>
          some === 0 ? null : (
            <p key={name}>
              {formatNumber(some)} {formatMessage({ id: `proof.${name}` }, { count: some })}
            </p>
          ),
        )}
        <a href={`${pathIn(language, "/accuracy/")}?${query}#correction`}>
          {formatMessage({ id: "proof.send" }, { brand: label })}
        </a>
      </td>
    </tr>
  );
}
