import { groupMakers, type MakerGroup, type MakerSummary } from "@heater-age/decoder/makers";
import { datesText, eitherText, makerSureTexts, parseDate } from "@heater-age/messages/format";
import { useTranslator } from "../translator/translator.ts";
import { BrandChips } from "../view/BrandChips.tsx";
import { Icon } from "../view/Icon.tsx";
import { Section } from "../view/Section.tsx";
import { SourceList } from "../view/SourceList.tsx";

type Group = MakerGroup<MakerSummary>;
type OnTry = (change: { readonly brand: string }) => void;

/** Renders who may have built a heater sold under another name: why, how sure, and the dates under each. */
export function Makers({
  makers,
  shown,
  onTry,
}: {
  readonly makers: readonly MakerSummary[];
  /** Number of groups that are not folded. */
  readonly shown: number;
  readonly onTry: OnTry;
}) {
  const { formatMessage } = useTranslator();
  const groups = groupMakers(makers, ({ dates }) => dates);
  const more = groups.slice(shown);
  return (
    <Section heading="maker.heading">
      <p class="quiet">{formatMessage({ id: "maker.text" })}</p>
      <Groups onTry={onTry} groups={groups.slice(0, shown)} />
      {more.length > 0 && (
        <details>
          <summary>
            <Icon name="chevron" />
            {formatMessage({ id: "maker.more" }, { brands: more.flatMap((group) => group.makers).length })}
          </summary>
          <Groups onTry={onTry} groups={more} />
        </details>
      )}
    </Section>
  );
}

function Groups({ groups, onTry }: { readonly groups: readonly Group[]; readonly onTry: OnTry }) {
  const translator = useTranslator();
  const { formatMessage } = translator;
  const listDates = ({ dates }: MakerSummary) =>
    datesText(
      translator,
      dates.flatMap((date) => parseDate(date) ?? []),
    );
  const toName = ({ name, isConfirmed }: Group["companies"][number]) =>
    isConfirmed ? name : formatMessage({ id: "maker.unconfirmed" }, { maker: name });
  return (
    <ul class="others" role="list">
      {groups.map(({ makers: [first, ...others], companies, sources }) => (
        <li key={first.brand}>
          <p>
            <strong>{listDates(first) || formatMessage({ id: "maker.noDates" })}</strong>
            {" · "}
            {formatMessage({ id: makerSureTexts[first.confidence] })}
          </p>
          <BrandChips brands={[first, ...others].map(({ brand }) => brand)} onTry={onTry} />
          {companies.length > 0 && (
            <p>
              {formatMessage(
                { id: "maker.builtBy" },
                { makers: eitherText(translator, companies.map(toName)) },
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
