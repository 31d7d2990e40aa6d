import { formatText } from "@heater-age/messages/server";
import { setFileScope } from "@vanilla-extract/css/fileScope";
import { renderToStaticMarkup } from "react-dom/server";
import { RawIntlProvider } from "react-intl";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { intlIn } from "./intl-in.ts";

it("links to the company's main site by its name and its logo", async () => {
  setFileScope("Footer.test.tsx");
  const { Footer } = await import("./Footer.tsx");
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <RawIntlProvider value={intlIn("en")}>
        <Footer language="en" />
      </RawIntlProvider>
    </MemoryRouter>,
  );
  const links = [...html.matchAll(/<a[^>]* href="([^"]*)"[^>]*>(.*?)<\/a>/gu)].map(([, to, inside = ""]) => [
    to,
    inside.replaceAll(/<img[^>]* alt="([^"]*)"[^>]*>/gu, "$1").replaceAll(/<[^>]+>/gu, ""),
  ]);
  expect(links).toEqual([
    ["https://plumbing.example", "Powered by Example Plumbing"],
    ["/my-heaters/", "My heaters"],
    ["/contact/", "Contact"],
    ["/privacy-policy/", "Privacy Policy"],
    ["/terms-of-service/", formatText("en", "shell", "footerTerms")],
    ["/developers/", "Developers"],
    ["https://plumbing.example", formatText("en", "shell", "footerCompany", { company: "Example Plumbing" })],
  ]);
  expect(html).toContain('href="/developers/" hrefLang="en"');
  expect(html).toContain("© 2026 Example Plumbing");
});
