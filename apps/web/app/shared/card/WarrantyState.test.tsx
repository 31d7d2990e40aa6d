import { formatText } from "@heater-age/messages/server";
import { age } from "@heater-age/decoder";
import { renderToStaticMarkup } from "react-dom/server";
import { RawIntlProvider } from "react-intl";
import { expect, it } from "vitest";
import { intlIn } from "../shell/intl-in.ts";
import { WarrantyState } from "./WarrantyState.tsx";

const render = (cover: string, manufactured: string): string =>
  renderToStaticMarkup(
    <RawIntlProvider value={intlIn("en")}>
      <WarrantyState cover={cover} age={age(manufactured, "2026-11-21")} />
    </RawIntlProvider>,
  );

it.each([
  ["6 years on the tank, 1 year on parts", "2022-03", "<strong>Active</strong>, about 16 months left"],
  ["6 years on the tank", "2020-11-22", "<strong>Active</strong>, about 1 month left"],
  ["6 years on the tank", "2023-12", "<strong>Active</strong>, about 3 years left"],
  ["6 years on the tank", "2020-11-21", "<strong>Expired</strong>, no years left"],
  ["6 years on the tank", "2020", formatText("en", "specifications", "warrantyOpen")],
  ["Lifetime", "2022-03", ""],
])("%s, made in %s: %s", (cover, manufactured, text) => {
  expect(render(cover, manufactured)).toBe(text);
});
