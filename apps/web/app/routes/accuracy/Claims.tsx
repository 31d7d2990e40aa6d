import type { Language } from "@heater-age/messages";
import { Fold } from "@heater-age/ui/Fold";
import { FormattedMessage, useIntl } from "react-intl";
import { pathIn } from "../../seo/paths.ts";
import { datesText, meaningTexts } from "@heater-age/messages/format";
import * as layout from "@heater-age/ui/layout";
import { knownText } from "../../shared/guide/known-text.ts";
import { SourceList, SourceTitle } from "../../shared/result/SourceName.tsx";
import * as styles from "./accuracy.css.ts";
import type { Basis } from "./claims.ts";
import type { ComparedClaim } from "./proof.server.ts";

const bases = {
  plate: "proof.basisPlate",
  maker: "proof.basisMaker",
  regulator: "proof.basisRegulator",
  itself: "proof.basisItself",
  others: "proof.basisOthers",
} as const satisfies Record<Basis, string>;

interface ClaimsProps {
  readonly claims: readonly ComparedClaim[];
  readonly language: Language;
}

/** Renders published claims that our findings contradict, each with the evidence. */
export function Claims({ claims, language }: ClaimsProps) {
  return (
    <Fold heading={<FormattedMessage id="proof.claims" />} folded>
      <p className={styles.text} id="claims">
        <FormattedMessage
          id="proof.claimsIntro"
          values={{
            contact: (text) => (
              <a key="contact" href={pathIn(language, "/contact/")}>
                {text}
              </a>
            ),
          }}
        />
      </p>
      <ul className={layout.column.large} role="list">
        {claims.map((claim) => (
          <ClaimFacts key={`${claim.by.title} ${claim.serial}`} claim={claim} />
        ))}
      </ul>
    </Fold>
  );
}

function ClaimFacts({ claim }: { readonly claim: ComparedClaim }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { by, label, says, serial, basis, evidence, dates, meanings } = claim;
  const listed = (parts: readonly string[]) => intl.formatList(parts, { type: "unit" });
  const named = { serial };
  const oursInParts = () =>
    formatMessage(
      { id: "proof.weReadParts" },
      { ...named, parts: listed(meanings.map((id) => formatMessage({ id }))) },
    );
  return (
    <li className={layout.column.small}>
      <h3 className={styles.years}>
        {label}: <SourceTitle title={by.title} url={by.url} />
      </h3>
      <dl className={styles.facts}>
        <dt>{formatMessage({ id: "proof.says" })}</dt>
        <dd>
          {"date" in says
            ? formatMessage({ id: "proof.saysDate" }, { ...named, date: knownText(intl, says.date) })
            : formatMessage(
                { id: "proof.saysParts" },
                {
                  parts: listed(
                    says.parts.map((part) =>
                      formatMessage({ id: part === "decade" ? "proof.decade" : meaningTexts[part] }),
                    ),
                  ),
                },
              )}
        </dd>
        <dt>{formatMessage({ id: "proof.weRead" })}</dt>
        <dd>
          {"parts" in says
            ? oursInParts()
            : dates.length === 0
              ? formatMessage({ id: "proof.weReadNone" }, named)
              : formatMessage({ id: "proof.weReadDates" }, { ...named, dates: datesText(intl, dates) })}
        </dd>
        <dt>{formatMessage({ id: "proof.why" })}</dt>
        <dd>{formatMessage({ id: bases[basis] })}</dd>
        <dt>{formatMessage({ id: "proof.evidence" })}</dt>
        <dd>
          <SourceList className={styles.list} sources={evidence} />
        </dd>
      </dl>
    </li>
  );
}
