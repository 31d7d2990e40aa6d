import { until } from "@heater-age/run/programs";
import { intlIn } from "../app/shared/shell/intl-in.ts";
import { type Engine, launchFirefox, launchWebKit } from "./engines.ts";
import { test } from "./own-site.ts";
import { expect } from "./visitor.ts";

const intl = intlIn("en");
const say = (id: FormatjsIntl.Message["ids"]) => intl.formatMessage({ id });
const controls = "button, a, summary, [role=option]";

/** Returns an expression for the first visible element of a selector whose text begins with another. */
const visible = (selector: string, text: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((part) =>
    part.checkVisibility() && (part.innerText ?? "").trim().startsWith(${JSON.stringify(text)}))`;

/** What a visitor does in a browser, and sees there. */
function visitorIn({ open, read, act }: Engine) {
  const sees = async (expression: string): Promise<unknown> => {
    let value: unknown;
    // A page that is just replaced has no values.
    await until(async () => Boolean((value = await read(expression).catch(() => undefined))), 60_000);
    expect(value, expression).toBeTruthy();
    return value;
  };
  const press = async (text: string, selector = controls) => {
    const part = visible(selector, text);
    await sees(`(${part}) !== undefined`);
    const place = `(() => {
      const part = ${part};
      part.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = part.getBoundingClientRect();
      return [Math.round(x + width / 2), Math.round(y + height / 2)];
    })()`;
    // A page that is still scrolling would move it away.
    let before = "";
    await until(async () => before === (before = JSON.stringify(await read(place))), 60_000, 200);
    const [x, y] = JSON.parse(before) as [number, number];
    const pointer = { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" } };
    const steps = [
      { type: "pointerMove", x, y, duration: 0 },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await act([{ ...pointer, actions: steps }]);
  };
  const keys = (text: string) => {
    const actions = [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    return act([{ type: "key", id: "keys", actions }]);
  };
  return {
    sees,
    press,
    keys,
    seesText: (text: string, selector = "body") =>
      sees(`(${visible(selector, "")})?.innerText.includes(${JSON.stringify(text)})`),
    type: async (text: string, selector: string) => {
      await press("", selector);
      await keys(text);
    },
    /** Opens a page, once its scripts run and its errors are collected. */
    open: async (address: string) => {
      await open(address);
      await read(`(() => {
        window.faults = [];
        addEventListener("error", ({ message }) => faults.push(message));
        addEventListener("unhandledrejection", ({ reason }) => faults.push(String(reason)));
        console.error = (...words) => faults.push(words.join(" "));
      })()`);
      await sees(
        `document.querySelector("html")?.hasAttribute("lang") && document.readyState === "complete"`,
      );
    },
    expectNoFault: async () => expect(await read("window.faults ?? []")).toEqual([]),
  };
}

for (const [name, launch] of [
  ["Firefox", launchFirefox],
  ["WebKit", launchWebKit],
] as const) {
  test(`a visitor dates, saves, shares and reports heaters, also offline, in ${name} @rest`, async ({
    site,
  }) => {
    const engine = await launch();
    test.skip(engine === undefined, `There is no ${name} here.`);
    if (engine === undefined) return;
    const { open, press, keys, sees, seesText, type, expectNoFault } = visitorIn(engine);
    const step = (title: string, walk: () => Promise<unknown>) =>
      test.step(title, async () => {
        await walk();
        await expectNoFault();
      });
    const closeDialog = async () => {
      // Escape.
      await keys("\uE00C");
      await sees(`document.querySelector("dialog[open], [role=dialog]") === null`);
    };
    try {
      await site.deploy();
      await step("finds a brand", async () => {
        await open(`${site.origin}/`);
        await sees(`document.querySelector("#brand")?.getAttribute("aria-autocomplete") === "list"`);
        await type("rheem", "#brand");
        await press("Rheem", "[role=option]");
        await sees(`document.querySelector("#brand").value === "Rheem"`);
      });
      await step("checks a number", async () => {
        await type("RH0504B01826", "#serial");
        await press(say("form.submit"));
        await seesText("May 2004", "[role=dialog], dialog");
        await closeDialog();
      });
      await step("opens a row", async () => {
        await press(say("result.rowWarranty"), "#result summary");
        await sees(`document.querySelector("#result details#warranty").open`);
      });
      await step("shares", async () => {
        await press(say("share.button"), "#result button");
        await seesText(say("share.resultNote"), "[role=dialog], dialog");
        await closeDialog();
      });
      await step("copies", async () => {
        await press(say("result.copy"), "#result button");
        await seesText(say("result.copied"));
      });
      await step("saves", async () => {
        await press(say("result.save"), "#result button");
        await seesText(say("heaters.saveTitle"), "[role=dialog], dialog");
        await press(say("result.save"), "[role=dialog] button, dialog button");
        await seesText(say("result.saved"), "#result");
      });
      await step("makes a report", async () => {
        await press(say("result.report"), "#result button");
        await press(say("report.open"), "[role=dialog] a, dialog a");
        await seesText(say("report.heading"));
      });
      await step("separates two dates", async () => {
        await open(`${site.origin}/?brand=ge&serial=LR123456A`);
        await press(say("disambiguation.answer-ef"), "#result button, #result a");
        await seesText("June 2008", "#result");
      });
      await step("sends a message", async () => {
        await open(`${site.origin}/contact/`);
        for (const [field, text] of [
          ["name", "Jane Doe"],
          ["email", "jane@example.com"],
          ["subject", "A missing brand"],
          ["message", "My brand is not on the list."],
        ] as const)
          await type(text, `#${field}`);
        await press(say("contact.send"));
        await seesText(say("contact.sentText"));
      });
      await step("dates a heater without a label", async () => {
        await open(`${site.origin}/no-label/`);
        await press(say("noLabel.energy-gas"));
        await seesText(say("disambiguation.ask-rating-name"));
      });
      await step("reads German", async () => {
        await open(`${site.origin}/de/?brand=rheem&serial=RH0504B01826`);
        await seesText("Mai 2004", "#result");
      });
      await step("opens offline", async () => {
        await open(`${site.origin}/`);
        await sees("navigator.serviceWorker.controller !== null");
        await until(
          async () => {
            await engine.read(
              `void caches.match("/").then((page) => (window.isCached = page !== undefined))`,
            );
            return (await engine.read("window.isCached === true")) === true;
          },
          60_000,
          500,
        );
        await site.stop();
        await engine.read("void (window.isOld = true, location.reload())");
        await sees("window.isOld === undefined");
        await seesText(say("home.title"));
      });
    } finally {
      await engine.close();
    }
  });
}
