import { type KnownAge, modelFields, modelSources } from "@heater-age/messages/format";
import { FormattedMessage } from "react-intl";
import { entryOf } from "../../shared/statement/entry-of.ts";
import { WarrantyState } from "../../shared/model/WarrantyState.tsx";
import * as cardStyles from "../../shared/result/card.css.ts";
import { Fact, FactList } from "./FactList.tsx";
import type { ShownReport } from "./report-data.ts";

/** The facts about the model as of today, and whether its warranty still runs. */
export function Model({
  report: { modelInfo, modelSource, modelEstimated },
  old,
}: {
  readonly report: ShownReport;
  readonly old: KnownAge;
}) {
  if (modelInfo === undefined) return null;
  const { features = [], warranty: cover } = modelInfo;
  const from = modelSource === undefined ? undefined : entryOf(modelSources, modelSource);
  return (
    <section className={cardStyles.section}>
      <h2 className={cardStyles.heading}>
        <FormattedMessage id="specifications.heading" />
        {modelSource === "ai-enhanced" ? (
          <>
            {" · "}
            <FormattedMessage id="specifications.enhanced" />
          </>
        ) : null}
      </h2>
      <FactList>
        {modelFields.map((field) =>
          modelInfo[field] === undefined ? null : (
            <Fact key={field} term={`specifications.${field}`}>
              {modelInfo[field]}
            </Fact>
          ),
        )}
        {cover === undefined ? null : (
          <Fact term="specifications.warranty">
            {cover} · <WarrantyState cover={cover} age={old} />
          </Fact>
        )}
        {features.length === 0 ? null : <Fact term="specifications.features">{features.join(" · ")}</Fact>}
      </FactList>
      <p className={cardStyles.about}>
        {from === undefined ? null : <FormattedMessage id={from} />}{" "}
        {modelEstimated === true && modelSource !== "ai-enhanced" ? (
          <FormattedMessage id="specifications.estimated" />
        ) : null}{" "}
        {cover === undefined ? null : <FormattedMessage id="specifications.warrantyDecides" />}
      </p>
    </section>
  );
}
