import type { Candidate } from "@heater-age/decoder";
import { groupMakers, type LikelyMaker, likelyMakers, type MakerGroup } from "@heater-age/decoder/makers";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { WithTexts } from "../lazy/after-result.tsx";
import type { Outcome } from "../check/run-check.ts";
import type { MakerTexts } from "../generated/maker-texts.ts";
import { filled, useSpeech } from "../translator/translator.ts";
import { Icon } from "../view/Icon.tsx";
import { SourceList } from "../view/SourceList.tsx";

/** What the section takes. */
export interface MakersProps {
  readonly outcome: Outcome;
  /** Brands, by their slugs, that the number can be read as. */
  readonly chips: (brands: readonly string[]) => ComponentChildren;
  /** Dates in one phrase. */
  readonly dates: (candidates: readonly Candidate[]) => string;
}

type Maker = Omit<LikelyMaker, "brand"> & { readonly slug: string; readonly maker: string };

const sure = { high: "sureHigh", medium: "sureMedium", low: "sureLow" } as const;

const candidatesOf = ({ decoding }: Maker) => (decoding.status === "unreadable" ? [] : decoding.candidates);

function groupsOf({ input, typedSerial: serial, today }: Outcome): readonly MakerGroup<Maker>[] {
  const found = likelyMakers({ label: input.brand, serial, model: input.model }, { today });
  const makers = found.map(({ brand: { slug, maker }, ...rest }) => ({ slug, maker, ...rest }));
  return groupMakers(makers, (maker) => candidatesOf(maker).map(({ date }) => date));
}

/** Who may have built a heater that carries another name: why, how sure that is, and the dates under each. */
export function Makers({ outcome, said, ...props }: WithTexts<MakersProps, MakerTexts>) {
  const { maker } = said;
  // Another outcome has a section of its own.
  const [groups] = useState(() => groupsOf(outcome));
  // With a date of its own the likeliest is enough; without one the maker is what leads to a date.
  const shown = outcome.decoding.status === "unreadable" ? 3 : 1;
  const more = groups.slice(shown);
  if (groups.length === 0) return null;
  return (
    <section class="section" part="section">
      <h3>{maker.heading}</h3>
      <p class="quiet">{maker.text}</p>
      <Groups {...props} groups={groups.slice(0, shown)} said={said} />
      {more.length === 0 ? null : (
        <details>
          <summary>
            <Icon name="chevron" />
            {maker.more({ brands: more.reduce((sum, { makers }) => sum + makers.length, 0) })}
          </summary>
          <Groups {...props} groups={more} said={said} />
        </details>
      )}
    </section>
  );
}

interface GroupsProps extends Omit<MakersProps, "outcome"> {
  readonly said: MakerTexts;
  readonly groups: readonly MakerGroup<Maker>[];
}

function Groups({ groups, chips, dates, said: { maker } }: GroupsProps) {
  const speech = useSpeech();
  return (
    <ul class="others" role="list">
      {groups.map(({ makers: [first, ...others], companies, sources }) => (
        <li key={first.slug}>
          <p>
            <strong>{candidatesOf(first).length === 0 ? maker.noDates : dates(candidatesOf(first))}</strong>
            {" · "}
            {maker[sure[first.confidence]]}
          </p>
          {chips([first, ...others].map(({ slug }) => slug))}
          {companies.length === 0 ? null : (
            <p>
              {maker.builtBy({
                makers: speech.either(
                  companies.map(({ name, isConfirmed }) =>
                    isConfirmed ? name : maker.unconfirmed({ maker: name }),
                  ),
                ),
              })}
            </p>
          )}
          <ul class="tips">
            {first.reasons.map(({ code, values = {} }) => (
              <li key={code}>{filled(maker[code] as string | ((words: typeof values) => string), values)}</li>
            ))}
          </ul>
          <details>
            <summary>
              <Icon name="chevron" />
              {speech.texts.result.sources}
            </summary>
            <div class="facts">
              <p class="quiet">{maker.ours}</p>
              <SourceList sources={sources} />
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
