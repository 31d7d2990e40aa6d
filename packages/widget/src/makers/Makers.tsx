import type { Candidate } from "@heater-age/decoder";
import { groupMakers, type LikelyMaker, likelyMakers, type MakerGroup } from "@heater-age/decoder/makers";
import { eitherText, makerSureTexts } from "@heater-age/messages/format";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Outcome } from "../check/run-check.ts";
import { useTranslator } from "../translator/translator.ts";
import { Icon } from "../view/Icon.tsx";
import { SourceList } from "../view/SourceList.tsx";

/** Props of {@link Makers}. */
export interface MakersProps {
  readonly outcome: Outcome;
  /** Brands, by their slugs, that the number can be read as. */
  readonly chips: (brands: readonly string[]) => ComponentChildren;
  /** Dates in one phrase. */
  readonly dates: (candidates: readonly Candidate[]) => string;
}

type Maker = Omit<LikelyMaker, "brand"> & { readonly slug: string; readonly maker: string };

const candidatesOf = ({ decoding }: Maker) => (decoding.status === "unreadable" ? [] : decoding.candidates);

function groupsOf({ input, typedSerial: serial, today }: Outcome): readonly MakerGroup<Maker>[] {
  const found = likelyMakers({ label: input.brand, serial, model: input.model }, { today });
  const makers = found.map(({ brand: { slug, maker }, ...rest }) => ({ slug, maker, ...rest }));
  return groupMakers(makers, (maker) => candidatesOf(maker).map(({ date }) => date));
}

/** Who may have built a heater that carries another name: why, how sure that is, and the dates under each. */
export function Makers({ outcome, ...props }: MakersProps) {
  const { formatMessage } = useTranslator();
  // Another outcome has a section of its own.
  const [groups] = useState(() => groupsOf(outcome));
  // With a date of its own the likeliest is enough; without one the maker is what leads to a date.
  const shown = outcome.decoding.status === "unreadable" ? 3 : 1;
  const more = groups.slice(shown);
  if (groups.length === 0) return null;
  return (
    <section class="section" part="section">
      <h3>{formatMessage({ id: "maker.heading" })}</h3>
      <p class="quiet">{formatMessage({ id: "maker.text" })}</p>
      <Groups {...props} groups={groups.slice(0, shown)} />
      {more.length === 0 ? null : (
        <details>
          <summary>
            <Icon name="chevron" />
            {formatMessage({ id: "maker.more" }, { brands: more.flatMap(({ makers }) => makers).length })}
          </summary>
          <Groups {...props} groups={more} />
        </details>
      )}
    </section>
  );
}

interface GroupsProps extends Omit<MakersProps, "outcome"> {
  readonly groups: readonly MakerGroup<Maker>[];
}

function Groups({ groups, chips, dates }: GroupsProps) {
  const translator = useTranslator();
  const { formatMessage } = translator;
  return (
    <ul class="others" role="list">
      {groups.map(({ makers: [first, ...others], companies, sources }) => (
        <li key={first.slug}>
          <p>
            <strong>
              {candidatesOf(first).length === 0
                ? formatMessage({ id: "maker.noDates" })
                : dates(candidatesOf(first))}
            </strong>
            {" · "}
            {formatMessage({ id: makerSureTexts[first.confidence] })}
          </p>
          {chips([first, ...others].map(({ slug }) => slug))}
          {companies.length === 0 ? null : (
            <p>
              {formatMessage(
                { id: "maker.builtBy" },
                {
                  makers: eitherText(
                    translator,
                    companies.map(({ name, isConfirmed }) =>
                      isConfirmed ? name : formatMessage({ id: "maker.unconfirmed" }, { maker: name }),
                    ),
                  ),
                },
              )}
            </p>
          )}
          <ul class="tips">
            {first.reasons.map(({ code, values }) => (
              <li key={code}>{formatMessage({ id: `maker.${code}` }, values)}</li>
            ))}
          </ul>
          <details>
            <summary>
              <Icon name="chevron" />
              {formatMessage({ id: "result.sources" })}
            </summary>
            <div class="facts">
              <p class="quiet">{formatMessage({ id: "maker.ours" })}</p>
              <SourceList sources={sources} />
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
