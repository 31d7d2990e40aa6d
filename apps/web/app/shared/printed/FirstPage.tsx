import type { FirstPage as FirstPageContent } from "@heater-age/report";
import { Confidence } from "@heater-age/ui/Confidence";
import { LifeLine } from "@heater-age/ui/LifeLine";
import { Plate } from "@heater-age/ui/Plate";
import { StatePill } from "@heater-age/ui/StatePill";
import { plateText } from "@heater-age/ui/theme";
import { Runs } from "./Blocks.tsx";
import * as styles from "./FirstPage.css.ts";
import { Publisher } from "./Publisher.tsx";
import { QrCode } from "./QrCode.tsx";

/** Renders the first page of a printed result or report, which has everything important. */
export function FirstPage({ page }: { readonly page: FirstPageContent }) {
  const { about, actions, age, code, dates, facts, foot, heading, life, made, plate } = page;
  const { publisher, sentences, site, state, sure } = page;
  return (
    <section className={styles.page}>
      <header className={styles.head}>
        <div>
          <Publisher name={publisher} site={site} />
          <h1 className={styles.title}>{heading}</h1>
          <p className={styles.about}>{about.join(" · ")}</p>
        </div>
        {code === undefined ? null : <QrCode code={code} />}
      </header>
      <section>
        <div className={styles.top}>
          <StatePill state={state.state}>{state.text}</StatePill>
          {sure.level === undefined ? (
            <p className={styles.about}>{sure.text}</p>
          ) : (
            <Confidence level={sure.level}>{sure.text}</Confidence>
          )}
        </div>
        <h2 className={styles.age}>
          {age.main} {age.rest === "" ? null : <span className={styles.rest}>{age.rest}</span>}
        </h2>
        {dates.length === 0 ? (
          <p className={styles.made}>{made}</p>
        ) : (
          <ul className={styles.dates} role="list">
            {dates.map((date) => (
              <li key={date.made}>
                <p className={styles.date}>{date.made}</p>
                <p className={styles.about}>
                  {[date.age, date.note, date.state].filter(Boolean).join(" · ")}
                </p>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.sentences}>{sentences.join(" ")}</p>
      </section>
      <LifeLine {...life} />
      <Plate {...plate} />
      <section>
        <h2 className={styles.heading}>{actions.heading}</h2>
        <ol className={styles.actions} role="list">
          {actions.items.map(({ title, how }) => (
            <li key={title} className={styles.action}>
              <p className={styles.what}>{title}</p>
              <p className={styles.about}>{how}</p>
            </li>
          ))}
        </ol>
        {actions.quote === undefined ? null : (
          <p className={styles.quote}>
            <Runs text={actions.quote} />
          </p>
        )}
      </section>
      <dl className={styles.facts}>
        {facts.map(({ term, text, isPlate, tone }) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.about}>{term}</dt>
            <dd className={`${styles.value[tone ?? "plain"]} ${isPlate ? plateText : ""}`}>{text}</dd>
          </div>
        ))}
      </dl>
      <footer className={styles.foot}>
        {foot.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </footer>
    </section>
  );
}
