import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page, Route } from "@playwright/test";
import { cameraQuery } from "../app/seo/paths.ts";
import { readPhoto } from "./photos.ts";
import { expect, expectAccessible, test, type Tool } from "./visitor.ts";

/** The camera's video, read when a page opens the camera. */
const camera = join(tmpdir(), `heater-age-camera-${process.pid}.mjpeg`);

/** Writes the camera's video of a photo: JPEG files one after the other, which Chromium plays. */
const showToCamera = async (name: string): Promise<void> => {
  const photo = await readPhoto(name);
  await writeFile(camera, Buffer.concat(Array.from({ length: 8 }, () => photo)));
};

test.use({
  isMobile: true,
  hasTouch: true,
  viewport: { width: 390, height: 844 },
  launchOptions: [
    async ({ launchOptions }, use) => {
      const { args = [], ...rest } = launchOptions;
      const fake = [
        "--use-fake-ui-for-media-stream",
        "--use-fake-device-for-media-stream",
        `--use-file-for-fake-video-capture=${camera}`,
      ];
      await use({ ...rest, args: [...args, ...fake] });
    },
    { scope: "worker" },
  ],
});

test.afterAll(() => rm(camera, { force: true }));

// The first photo loads and initializes the readers.
const patient = { timeout: 60_000 };

const rheem = { photo: "rheem", slug: "rheem", serial: "RH0504B01826", model: "XG40T06EC36U1" } as const;
const labels = [
  rheem,
  { photo: "askew", slug: "navien", serial: "7412W1851719842", model: "NPE-240A2" },
] as const;

const findForm = (page: Page) => {
  const form = page.locator("form[name=scan]");
  return {
    form,
    brand: form.locator("[name=brand]"),
    serial: form.locator("[name=serial]"),
    model: form.locator("[name=model]"),
    characters: form.getByRole("list").first().getByRole("button"),
  };
};

const choose = (page: Page, buffer: Buffer, name = "IMG_0001.jpg", mimeType = "image/jpeg") =>
  page.locator("input[name=photo]").setInputFiles({ name, mimeType, buffer });

const open = (tool: Tool) => tool.open().then(() => tool.alive());

const startCamera = async (page: Page, tool: Tool) =>
  page.getByRole("button", { name: tool.say("form.scan") }).click();

/** Collects the requests of a page. */
function watchRequests(page: Page) {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    requests.push(`${request.method()} ${pathname}${search}`);
  });
  return requests;
}

test("photographs, reads and dates a label, and sends nothing", async ({ page, tool }) => {
  await showToCamera("rheem");
  await open(tool);
  await page.waitForLoadState("networkidle");
  const requests = watchRequests(page);
  await startCamera(page, tool);
  await expect(tool.dialog).toHaveAccessibleName(tool.say("form.scan"));
  await expect(tool.dialog.getByRole("status")).toHaveText(tool.say("scan.aim"), patient);
  await expectAccessible(page, "dialog");
  await tool.dialog.getByRole("button", { name: tool.say("scan.shutter") }).click();

  const { form, brand, serial, model, characters } = findForm(page);
  await expect(form).toHaveAttribute("data-sure", "true", patient);
  await expect(brand).toHaveValue("rheem");
  await expect(serial).toHaveValue(rheem.serial);
  await expect(model).toHaveValue(rheem.model);
  await expect(characters).toHaveCount(rheem.serial.length);
  const dates = tool.date({ year: 2004, month: 5 });
  await expect(form).toContainText(tool.say("reading.hintReads", { brand: "Rheem", dates }));
  await expectAccessible(page, "dialog");
  // It only loads files of this site, and no request contains any of the scanned data.
  expect(requests.length).toBeGreaterThan(5);
  expect(requests.filter((one) => !/^GET \/(?:scan|assets)\/[\w.~-]+$/u.test(one))).toEqual([]);

  await form.getByRole("button", { name: tool.say("reading.useThis") }).click();
  await expect(tool.dialog).toContainText(tool.made({ year: 2004, month: 5 }));
  expect(new URL(page.url()).search).toBe("?brand=rheem&serial=RH0504B01826&model=XG40T06EC36U1");
  await tool.close();
  await expect(tool.serial).toHaveValue(rheem.serial);
});

test("reads photos, fetches the scanner once, and needs no network", async ({ page, tool, context }) => {
  await open(tool);
  const requests = watchRequests(page);
  for (const [index, label] of labels.entries()) {
    await test.step(label.slug, async () => {
      // As in a basement without a signal.
      if (index === 1) await context.setOffline(true);
      await choose(page, await readPhoto(label.photo));
      const { form, brand, serial, model } = findForm(page);
      await expect(form).toHaveAttribute("data-sure", "true", patient);
      await expect(brand).toHaveValue(label.slug);
      await expect(serial).toHaveValue(label.serial);
      await expect(model).toHaveValue(label.model);
      await page.keyboard.press("Escape");
      await expect(form).toBeHidden();
      // The worker has ended and released its memory.
      await expect.poll(() => page.workers().length).toBe(0);
    });
  }
  // From the second photo on, the files come from the browser's cache.
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(
        (entry) => entry.name.includes("/scan/") && (entry as PerformanceResourceTiming).transferSize > 300,
      )
      .map(({ name }) => name),
  );
  expect(new Set(fetched).size).toBe(fetched.length);
  expect(requests.filter((one) => !one.startsWith("GET "))).toEqual([]);
  await context.setOffline(false);
});

test("reads a barcode in front of the camera without a button @rest", async ({ page, tool }) => {
  await showToCamera("flat");
  // From the menu of the installed app's icon.
  await tool.open(cameraQuery);
  const { brand, serial } = findForm(page);
  await expect(serial).toHaveValue("1433101939410", patient);
  await expect(brand).toHaveValue("ao-smith");
  const anew = page.waitForEvent("worker");
  await page.getByRole("button", { name: tool.say("scan.again") }).click();
  await anew;
  await expect(serial).toHaveValue("1433101939410", patient);
});

test("marks uncertain characters, which one press changes @rest", async ({ page, tool }) => {
  await open(tool);
  await choose(page, await readPhoto("blurred"));
  const { form, serial, characters } = findForm(page);
  await expect(form).toHaveAttribute("data-sure", /true|false/u, patient);
  const doubtful = characters.filter({ hasText: "?" });
  await expect(doubtful.first()).toBeVisible();
  const place = await characters.evaluateAll((all) =>
    all.findIndex(({ textContent }) => textContent.includes("?")),
  );
  await doubtful.first().focus();
  await page.keyboard.press("Enter");
  const pick = form.getByRole("group", { name: tool.say("scan.pick") });
  const before = await serial.inputValue();
  const other = before[place] === "0" ? "O" : "0";
  await pick.getByRole("button", { name: other, exact: true }).click();
  await expect(serial).toHaveValue(before.slice(0, place) + other + before.slice(place + 1));
  await expect(characters.nth(place)).toContainText(other);
  await expectAccessible(page, "dialog");
  // Any other character is typed.
  await characters.last().click();
  await expect(serial).toBeFocused();
  await page.keyboard.type("7");
  await expect(serial).toHaveValue(/7$/u);
});

test("shows a printed date that contradicts the number next to the result @rest", async ({ page, tool }) => {
  await open(tool);
  await choose(page, await readPhoto("printed-date"));
  const { form, serial } = findForm(page);
  await expect(form).toHaveAttribute("data-sure", "false", patient);
  const date = tool.date({ year: 2009, month: 5 });
  const contradicts = tool.say("scan.contradicts", { date });
  await expect(form).toContainText(contradicts);
  await serial.fill("0920101939410");
  await expect(form).toContainText(tool.say("scan.printed", { date }));
  await serial.fill("1433101939410");
  await expect(form).toContainText(contradicts);
  await form.getByRole("button", { name: tool.say("reading.useThis") }).click();
  await expect(tool.dialog).toContainText(tool.say("result.printedDate", { date }));
  await tool.close();
  await expect(tool.result).toContainText(tool.say("result.printedDate", { date }));
});

const trouble = async (tool: Tool, id: Parameters<Tool["say"]>[0]) => {
  await expect(tool.dialog.getByRole("alert")).toHaveText(tool.say(id), patient);
};

test("rejects other files, and a scanner that is missing, altered or slow @rest", async ({ page, tool }) => {
  await open(tool);
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic0000mif1heic")]);
  await choose(page, Buffer.from("%PDF-1.7 not a photo"), "label.pdf", "application/pdf");
  await trouble(tool, "scan.photoText");
  await expectAccessible(page, "dialog");
  const again = tool.dialog.locator("input[type=file]");
  await again.setInputFiles({ name: "label.heic", mimeType: "image/heic", buffer: heic });
  await trouble(tool, "scan.heicText");
  const photo = await readPhoto("without-serial");
  await again.setInputFiles({ name: "label.jpg", mimeType: "image/jpeg", buffer: photo.subarray(0, 900) });
  await trouble(tool, "scan.photoText");

  await page.route("**/scan/recognition-*", (route) => route.abort());
  await again.setInputFiles({ name: "label.jpg", mimeType: "image/jpeg", buffer: photo });
  await trouble(tool, "scan.filesText");
  await page.unroute("**/scan/recognition-*");
  // Its hash differs from the one in the page.
  await page.route("**/scan/detection-*", async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    body[100] = (body[100] ?? 0) ^ 1;
    await route.fulfill({ response, body });
  });
  const retry = tool.dialog.getByRole("button", { name: tool.say("result.tryAgain") });
  await retry.click();
  await trouble(tool, "scan.filesText");
  await page.unroute("**/scan/detection-*");

  const held: Route[] = [];
  await page.route("**/scan/detection-*", (route) => void held.push(route));
  await page.clock.install();
  await retry.click();
  await expect.poll(() => held.length, patient).toBe(1);
  await page.clock.fastForward(10_000);
  await expect(tool.dialog.getByRole("status")).toContainText(tool.say("scan.slow"));
  await held[0]?.continue();

  // Without a number on the photo, it is typed.
  const { form, brand, serial } = findForm(page);
  await expect(form).toHaveAttribute("data-sure", "false", patient);
  await expect(form).toContainText(tool.say("scan.noSerial"));
  await expect(brand).toHaveValue("rheem");
  await serial.fill(rheem.serial);
  await form.getByRole("button", { name: tool.say("reading.useThis") }).click();
  await expect(tool.dialog).toContainText(tool.made({ year: 2004, month: 5 }));
});

test("explains a camera that is denied, missing, in use or disconnected", async ({ page, tool }) => {
  await showToCamera("rheem");
  await open(tool);
  const retry = tool.dialog.getByRole("button", { name: tool.say("result.tryAgain") });
  for (const [name, text, canRetry] of [
    ["NotFoundError", "scan.cameraText", false],
    ["NotReadableError", "scan.busyText", true],
    ["NotAllowedError", "scan.permissionText", true],
  ] as const) {
    // A real camera can't be made to fail like this.
    await page.evaluate((fault) => {
      navigator.mediaDevices.getUserMedia = async () => {
        throw new DOMException("", fault);
      };
    }, name);
    await startCamera(page, tool);
    await trouble(tool, text);
    await expect(retry).toHaveCount(canRetry ? 1 : 0);
    if (name !== "NotAllowedError") await page.keyboard.press("Escape");
  }
  await page.evaluate(() => Reflect.deleteProperty(navigator.mediaDevices, "getUserMedia"));
  await retry.click();
  const video = tool.dialog.locator("video");
  await expect(tool.dialog.getByRole("status")).toHaveText(tool.say("scan.aim"), patient);
  const isOn = () =>
    video.evaluate((element: HTMLVideoElement) => {
      const stream = element.srcObject as MediaStream | null;
      return stream?.getTracks().some(({ readyState }) => readyState === "live") ?? false;
    });
  expect(await isOn()).toBe(true);
  // A hidden page or a locked screen turns off the camera.
  const hide = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, value: isHidden });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await hide(true);
  await expect.poll(isOn).toBe(false);
  await hide(false);
  await expect.poll(isOn).toBe(true);
  await video.evaluate((element: HTMLVideoElement) => {
    const stream = element.srcObject as MediaStream;
    stream.getTracks()[0]?.dispatchEvent(new Event("ended"));
  });
  await trouble(tool, "scan.stoppedText");
  expect(page.workers().length).toBeLessThanOrEqual(1);
  await tool.dialog.getByRole("button", { name: tool.say("scan.typeInstead") }).click();
  await expect(tool.dialog).toBeHidden();
  await expect(tool.serial).toBeFocused();
});

test("asks before a metered download, without which it reads barcodes @rest", async ({ page, tool }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await open(tool);
  const answered: string[] = [];
  page.on("response", (response) => answered.push(response.url()));
  await choose(page, await readPhoto("flat"));
  await expect(tool.dialog).toHaveAccessibleName(tool.say("scan.meteredTitle"), patient);
  await expect(tool.dialog).toContainText("5.5");
  await expectAccessible(page, "dialog");
  await tool.dialog.getByRole("button", { name: tool.say("scan.meteredNo") }).click();
  const { form, serial } = findForm(page);
  await expect(form.getByRole("img", { name: tool.say("scan.photoLabel") })).toBeVisible(patient);
  await expect(serial).toHaveValue("1433101939410");
  expect(answered.filter((one) => /\/scan\/(?:ort|ocr)-/u.test(one))).toEqual([]);
});

test("reads a pasted photo of 48 megapixels, and rejects a dropped text @rest", async ({ page, tool }) => {
  await page.goto("/rheem-water-heater-age/");
  await tool.alive();
  await tool.serial.fill("1209D12345");
  await tool.submit.click();
  await tool.close();

  // The page knows the brand.
  const { form, brand, serial } = findForm(page);
  const photo = (await readPhoto("without-brand")).toString("base64");
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.codePointAt(0) ?? 0);
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/jpeg" }));
    const canvas = new OffscreenCanvas(8064, 6048);
    canvas.getContext("2d")?.drawImage(bitmap, 1000, 1000, 6000, 3375);
    const file = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.6 });
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([file], "large.jpg", { type: "image/jpeg" }));
    window.dispatchEvent(new ClipboardEvent("paste", { clipboardData, cancelable: true }));
  }, photo);
  await expect(serial).toHaveValue(rheem.serial, patient);
  await expect(brand).toHaveValue("rheem");
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();

  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["no photo"], "label.jpg", { type: "image/jpeg" }));
    window.dispatchEvent(new DragEvent("drop", { dataTransfer, cancelable: true }));
  });
  await trouble(tool, "scan.photoText");
});
