import { describe, expect, it } from "vitest";
import { shareLink, type Shareable, targets } from "./targets.ts";

const address = "https://heater-age.example/de/?brand=rheem&serial=RH0504B01826";
const what: Shareable = {
  type: "result",
  title: "22 Jahre & 6 Monate",
  text: "Marke: Rheem\nAlter: 22",
  address,
};

const valuesAt = (link: string) => Object.fromEntries(new URL(link).searchParams);

describe("shareLink", () => {
  it.each([
    ["facebook", "www.facebook.com", { u: address }],
    ["twitter", "twitter.com", { text: what.title, url: address }],
    ["linkedin", "www.linkedin.com", { url: address }],
    ["whatsapp", "wa.me", { text: `${what.text}\n${address}` }],
    ["reddit", "www.reddit.com", { url: address, title: what.title }],
  ] as const)("links to %s", (target, host, values) => {
    const link = shareLink(target, what);
    expect(new URL(link).host).toBe(host);
    expect(new URL(link).protocol).toBe("https:");
    expect(valuesAt(link)).toEqual(values);
  });

  it("opens an email or a message without a recipient", () => {
    expect(valuesAt(shareLink("email", what))).toEqual({
      subject: what.title,
      body: `${what.text}\n\n${address}`,
    });
    expect(shareLink("sms", what)).toMatch(/^sms:\?&body=/u);
    expect(new URLSearchParams(shareLink("sms", what).split("?")[1]).get("body")).toBe(
      `${what.text}\n${address}`,
    );
  });

  it("encodes spaces as mail programs expect", () => {
    for (const target of targets) expect(shareLink(target, what)).not.toContain("+");
  });
});
