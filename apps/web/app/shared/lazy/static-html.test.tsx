import type { Language } from "@heater-age/messages";
import { Link } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { renderWhole } from "../../http/render-whole.server.ts";
import { staticHtml } from "./static-html.tsx";

interface NamesProps {
  readonly language: Language;
  readonly path?: string;
  readonly names: readonly string[];
}

const rendered = vi.fn<(language: Language) => void>();

function Names({ language, path = "/", names }: NamesProps) {
  rendered(language);
  return (
    <p lang={language}>
      {names.length} of <Link to={path}>{names.join(" & ")}</Link>
    </p>
  );
}

beforeEach(() => {
  rendered.mockReset();
});

it("renders a component once and inserts the same HTML into every page", async () => {
  const Static = staticHtml(Names);
  const names = ["Acme", "Other"];
  const first = await renderWhole(<Static language="en" names={names} />);
  expect(first).toBe(
    '<div><p lang="en">2<!-- --> of <a href="/" data-discover="true">Acme &amp; Other</a></p></div>',
  );
  expect(await renderWhole(<Static language="en" names={names} />)).toBe(first);
  expect(rendered).toHaveBeenCalledOnce();
});

it("renders again for other props", async () => {
  const Static = staticHtml(Names);
  const names = ["Acme"];
  const pages = [
    <Static key="1" language="en" names={names} />,
    <Static key="2" language="de" names={names} />,
    <Static key="3" language="en" path="/brands/" names={names} />,
    <Static key="4" language="en" names={["Other"]} />,
  ];
  const html = await Promise.all([...pages, ...pages].map((page) => renderWhole(page)));
  expect(new Set(html.slice(0, 4)).size).toBe(4);
  expect(html.slice(4)).toEqual(html.slice(0, 4));
});

it("retries a failed rendering", async () => {
  const Static = staticHtml(Names);
  const page = <Static language="en" names={["Acme"]} />;
  rendered.mockImplementationOnce(() => {
    throw new Error("not now");
  });
  vi.spyOn(console, "error").mockReturnValue();
  await expect(renderWhole(page)).rejects.toThrow("not now");
  expect(await renderWhole(page)).toContain("Acme");
});
