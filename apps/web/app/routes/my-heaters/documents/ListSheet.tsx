import { age, anyTimeZone } from "@heater-age/decoder";
import {
  ageText,
  dayText,
  eitherText,
  isoDateText,
  reasonText,
  shortDateText,
} from "@heater-age/messages/format";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { aboutBrand } from "../../../shared/check/check-here.ts";
import { Publisher } from "../../../shared/card/Publisher.tsx";
import { brandText } from "../../../shared/heaters/HeaterRow.tsx";
import { listDates, type ListedHeater } from "../../../shared/heaters/listed-heater.ts";
import type { AddressGroup } from "../../../shared/heaters/address-groups.ts";
import { useOrigin } from "../../../shared/share/use-origin.ts";
import { factTexts, type HeaterFacts, heaterFacts } from "./heater-facts.ts";
import * as styles from "./ListSheet.css.ts";

/** Photos as `data:` URLs, by the ids of their heaters. */
export type Photos = ReadonlyMap<string, string>;

export interface ListSheetProps {
  readonly groups: readonly AddressGroup[];
  readonly title: string;
  readonly photos: Photos;
}

/** Renders heaters for print only: those of each address in a table, then the dates, notes, and photo of each. */
export function ListSheet({ groups, title, photos }: ListSheetProps) {
  const intl = useIntl();
  const heaters = groups.flatMap((group) => group.heaters);
  const origin = useOrigin();
  const counted = intl.formatMessage({ id: "heaters.count" }, { count: heaters.length });
  return (
    <article className={styles.sheet}>
      <div className={styles.page}>
        <header className={styles.head}>
          <div>
            <Publisher origin={origin} />
            <h1 className={styles.title} translate="no">
              {title}
            </h1>
            <p className={styles.quiet}>
              {dayText(intl, heaters[0]?.today ?? "")} · {counted}
            </p>
          </div>
        </header>
        {groups.map(({ address, heaters: listed }) => (
          <div key={address}>
            {address === title || address === "" ? null : (
              <h2 className={styles.heading} translate="no">
                {address}
              </h2>
            )}
            <Table heaters={listed} />
            {listed.map((one) => (
              <More key={one.heater.id} listed={one} photo={photos.get(one.heater.id)} />
            ))}
          </div>
        ))}
        <footer className={styles.foot}>
          <p>
            <FormattedMessage id="heaters.trustLabel" />
          </p>
        </footer>
      </div>
    </article>
  );
}

/** The facts in each column of the table. Paper has no room for a column each. */
const columns: readonly (readonly [keyof HeaterFacts, ...(keyof HeaterFacts)[]])[] = [
  ["place"],
  ["brand", "type", "capacity"],
  ["serial", "model"],
  ["made", "age"],
  ["state", "confidence"],
  ["warranty"],
  ["recalls"],
];

/** Marks a text with a word so long that it would push the other columns off the page. */
const markLong = (text: string) => (/\S{21}/u.test(text) ? "" : undefined);

function Table({ heaters }: { readonly heaters: readonly ListedHeater[] }) {
  const intl = useIntl();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map(([name]) => (
            <th key={name} scope="col">
              {intl.formatMessage({ id: factTexts[name] })}
            </th>
          ))}
        </tr>
      </thead>
      {heaters.map((listed) => {
        const facts = heaterFacts(intl, listed);
        return (
          <tbody key={listed.heater.id}>
            <tr>
              {columns.map((names) => (
                <td
                  key={names[0]}
                  className={names[0] === "serial" ? styles.plate : undefined}
                  data-long={markLong(names.map((name) => facts[name]).join(" "))}
                >
                  {names.map((name) => (
                    <div key={name}>{facts[name]}</div>
                  ))}
                </td>
              ))}
            </tr>
            <tr>
              <td colSpan={columns.length} className={styles.note}>
                <FormattedMessage id="heaters.notes" />
              </td>
            </tr>
          </tbody>
        );
      })}
    </table>
  );
}

/** Returns the possible dates of a heater, each with its age, and why there are several. */
function datesAndReasons(intl: IntlShape, listed: ListedHeater) {
  const candidates = listed.check?.result.decoding.candidates ?? [];
  if (candidates.length < 2) return undefined;
  const dates = candidates.map((candidate) =>
    intl.formatMessage(
      { id: "heaters.dateWithAge" },
      {
        date: shortDateText(intl, candidate),
        age: ageText(intl, age(candidate.date, listed.today, anyTimeZone)),
      },
    ),
  );
  const toName = (slug: string) => aboutBrand(slug).label;
  const reasons = candidates.flatMap((candidate) =>
    candidate.reasons.map((reason) => reasonText(intl, toName, reason)),
  );
  return { dates: eitherText(intl, dates), reasons: [...new Set(reasons)] };
}

interface FactProps {
  readonly name: FormatjsIntl.Message["ids"];
  readonly value: string;
}

const Fact = ({ name, value }: FactProps) => (
  <FormattedMessage id="heaters.fact" values={{ name: <FormattedMessage id={name} />, value }} />
);

interface MoreProps {
  readonly listed: ListedHeater;
  readonly photo: string | undefined;
}

/** Renders what the table has no room for. */
function More({ listed, photo }: MoreProps) {
  const intl = useIntl();
  const { heater, isOpen } = listed;
  const { installed, name, notes, serial } = heater;
  const several = datesAndReasons(intl, listed);
  if (several === undefined && installed === undefined && notes === "" && photo === undefined) return null;
  const [stated] = listDates(listed);
  return (
    <section className={styles.heater}>
      <div className={styles.words}>
        <h2 className={styles.heading}>
          {[name, brandText(intl, listed), serial].filter(Boolean).join(" · ")}
        </h2>
        {several === undefined ? null : (
          <>
            <p>
              <Fact name="heaters.made" value={several.dates} />
              {isOpen || stated === undefined ? null : (
                <>
                  {" "}
                  <FormattedMessage id="heaters.chosen" values={{ date: shortDateText(intl, stated) }} />
                </>
              )}
            </p>
            <ul className={`${styles.bullets} ${styles.small}`}>
              {several.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </>
        )}
        {installed === undefined ? null : (
          <p>
            <Fact name="heaters.installed" value={isoDateText(intl, installed)} />
          </p>
        )}
        {notes === "" ? null : <p className={styles.typed}>{notes}</p>}
      </div>
      {photo === undefined ? null : (
        <img
          className={styles.photo}
          src={photo}
          alt={intl.formatMessage({ id: "heaters.photoAlt" }, { name: name || serial })}
        />
      )}
    </section>
  );
}
