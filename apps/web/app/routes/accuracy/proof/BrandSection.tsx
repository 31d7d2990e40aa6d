import type { Reason } from "@heater-age/decoder";
import type { Language } from "@heater-age/messages";
import { Disclosure } from "@heater-age/ui/Disclosure";
import { FormattedMessage, useIntl } from "react-intl";
import { pathIn } from "../../../seo/paths.ts";
import { reasonText } from "../../../shared/result/reason-text.ts";
import { claims } from "./claims.ts";
import { FormatFacts } from "./FormatFacts.tsx";
import type { BrandProof } from "./proof-data.ts";
import * as styles from "./proof.css.ts";
import { Sources } from "./Sources.tsx";

/** Props of the section. */
export interface BrandSectionProps {
  readonly brand: BrandProof;
  readonly language: Language;
}

/** Renders a brand, folded: its formats with the evidence for and against each. */
export function BrandSection({ brand, language }: BrandSectionProps) {
  const intl = useIntl();
  const { slug, label, withoutFormat, formats, evidence, conflicts, open, notes, sources } = brand;
  const said = (reason: Reason) => reasonText(intl, { first: [], more: [] }, reason);
  const dated = evidence.plates.agrees + evidence.plates.ambiguous + evidence.plates.contradicts;
  const otherwise = claims.filter((claim) => claim.brand === slug).length;
  const query = new URLSearchParams({ brand: slug }).toString();
  return (
    <Disclosure
      className={styles.brand}
      summary={
        <span className={styles.summary}>
          <strong className={styles.label}>{label}</strong>{" "}
          <span className={styles.quiet}>
            {formats.length === 0
              ? intl.formatMessage({ id: "proof.noWay" })
              : `${intl.formatNumber(formats.length)} ${intl.formatMessage({ id: "proof.formats" }, { count: formats.length })}`}
            {dated === 0 ? null : <> · {intl.formatMessage({ id: "proof.dated" }, { count: dated })}</>}
          </span>
        </span>
      }
    >
      {/* Within the folded content, so that an address with the brand unfolds it. */}
      <div className={styles.inside} id={slug}>
        {withoutFormat === undefined ? null : (
          <p>{intl.formatMessage({ id: `problems.${withoutFormat}` }, { brand: label })}</p>
        )}
        {[...notes, ...conflicts, ...open].map((reason) => (
          <p key={reason.code}>{said(reason)}</p>
        ))}
        {otherwise === 0 ? null : (
          <p>
            <FormattedMessage
              id="proof.otherwise"
              values={{
                count: otherwise,
                link: (text) => (
                  <a key="claims" href="#claims">
                    {text}
                  </a>
                ),
              }}
            />
          </p>
        )}
        {formats.map((format) => (
          <FormatFacts key={format.id} brand={slug} format={format} />
        ))}
        {sources.length === 0 ? null : <Sources sources={sources} />}
        <p>
          <a href={`${pathIn(language, "/accuracy/")}?${query}#correction`}>
            {intl.formatMessage({ id: "proof.send" }, { brand: label })}
          </a>
        </p>
      </div>
    </Disclosure>
  );
}
