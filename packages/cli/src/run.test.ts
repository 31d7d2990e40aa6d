import { formatText } from "@heater-age/messages/server";
import { PassThrough, Writable } from "node:stream";
import { describe, expect, it } from "vitest";
import { exitCodes } from "./terminal/failure.ts";
import { runCommand } from "./run.fixture.ts";
import { languageCodes } from "./texts/translator.ts";
import description from "../package.json" with { type: "json" };

const checkRheem = ["check", "rheem", "RH0504B01826"];

describe("check", () => {
  it("prints the date, age, state, the action and the reasons", async () => {
    const { code, out, err } = await runCommand(checkRheem);
    expect(code).toBe(exitCodes.dated);
    expect(err).toBe("");
    expect(out).toMatch(
      /^Rheem · serial RH0504B01826\n\n22 years, 6 months\nmade in May 2004\n● Replacement Recommended\n\n/u,
    );
    const heading = formatText("en", "result", "actionsHeading");
    expect(out).toMatch(new RegExp(`\\n${heading}\\n {2}1\\. .+\\n[^]+\\n\\nHow we know\\n`, "u"));
    expect(out).toContain("Confidence\n    High: ");
    expect(out).toContain("https://");
  });

  it("prints every possible date, and how to narrow them down", async () => {
    const { code, out } = await runCommand(["check", "bradford-white", "BH6511396"]);
    expect(code).toBe(exitCodes.dated);
    expect(out).toContain("made in August 2005");
    expect(out).toContain(formatText("en", "result", "verdictOther", { dates: "August 1985" }));
    expect(out).toContain("August 1985 · 41 years, 3 months old");
    expect(out).toContain(formatText("en", "result", "printedDecides"));
  });

  it("explains why there is no date, and what may help", async () => {
    const { code, out } = await runCommand(["check", "rheem", "XG40T06EC36U1"]);
    expect(code).toBe(exitCodes.undated);
    expect(out.replaceAll(/\s+/gu, " ")).toContain(formatText("en", "problems", "looks-like-model"));
    expect(out).toContain("Try this");
    expect(out).not.toContain("made in");
  });

  it("suggests corrections of the number, with their dates", async () => {
    const { code, out } = await runCommand(["check", "rheem", "RHO504B01826"]);
    expect(code).toBe(exitCodes.undated);
    expect(out).toContain("Possible typos");
    expect(out).toMatch(/\n {2}RH0504B01826\n {4}May 2004\n/u);
  });

  it("lists other brands that the number fits", async () => {
    const { code, out } = await runCommand(["check", "rinnai", "BH6511396"]);
    expect(code).toBe(exitCodes.undated);
    expect(out).toContain("Bradford White: heater-age check bradford-white BH6511396");
  });

  it("prints the sources for the maker of a store brand, and who else may have built it", async () => {
    const { out } = await runCommand(["check", "Kenmore", "C05A012345", "-m", "153.336433"]);
    expect(out).toMatch(/\n {2}- Sears: manual of 153\.336162 \(/u);
    expect(out).toMatch(/\n {2}\d+ less likely brands\n {4}A\. O\. Smith, /u);
    expect((await runCommand(checkRheem)).out).not.toContain("Who built it?");
  });

  it.each([
    [["check", "acme-boilers", "RH0504B01826"], "We don’t know the brand “acme-boilers”."],
    [["check", "Bradfort White", "RH0504B01826"], "Did you mean bradford-white?"],
    [["check", "rheem", "RH"], formatText("en", "form", "serialTooShort", { shortest: 6 })],
  ])("refuses %j", async (argv, message) => {
    const { code, out, err } = await runCommand(argv);
    expect(code).toBe(exitCodes.usage);
    expect(out).toBe("");
    expect(err.replaceAll(/\s+/gu, " ")).toContain(message);
  });
});

describe("check without arguments", () => {
  const typed = (text: string) => ({ input: Object.assign(new PassThrough(), { isTTY: true }).end(text) });

  it("asks for them in a terminal, and asks for the brand until it is known", async () => {
    const { input } = typed("rhem\nrheem\nRH0504B01826\n\n");
    const { code, out, err } = await runCommand(["check", "--no-color"], { input, columns: 80 });
    expect(code).toBe(exitCodes.dated);
    expect(out).toContain("made in May 2004");
    expect(out).not.toContain("Brand");
    expect(err).toContain("We don’t know the brand “rhem”. Did you mean rheem?");
    expect(err).toContain("Model number (optional): ");
  });

  it.each([
    ["Ctrl+C", "\u0003"],
    ["Ctrl+D", "\u0004"],
  ])("ends with %s", async (_name, key) => {
    const { input } = typed(key);
    const { code, err } = await runCommand(["check"], { input, columns: 80 });
    expect(code).toBe(exitCodes.interrupted);
    expect(err).toContain("Interrupted.");
  });
});

describe("identify", () => {
  it("reports that no brand fits", async () => {
    const { code, out } = await runCommand(["identify", "!!!!!!"]);
    expect(code).toBe(exitCodes.usage);
    expect(out).toBe("");
    expect((await runCommand(["identify", "ZZZZZZZZZZZZZZZ999"])).code).toBe(exitCodes.undated);
  });
});

describe("brands", () => {
  it("lists every brand, common ones first", async () => {
    const { code, out } = await runCommand(["brands"]);
    expect(code).toBe(exitCodes.dated);
    expect(out).toMatch(/^ao-smith {2,}A\. O\. Smith\n/u);
    expect(out.split("\n").length).toBeGreaterThan(150);
    expect(out).toMatch(/\nother {2,}Other \/ Not Listed\n$/u);
  });
});

describe("--json", () => {
  it("prints results, problems and errors", async () => {
    const dated = await runCommand([...checkRheem, "--json"]);
    expect(dated.code).toBe(exitCodes.dated);
    const recommendation = expect.stringContaining("Get quotes") as string;
    expect(JSON.parse(dated.out)).toMatchObject({
      success: true,
      manufacturingDate: "2004-05",
      recommendation,
    });
    const unread = await runCommand(["check", "rheem", "RHO504B01826", "--json"]);
    expect(JSON.parse(unread.out)).toMatchObject({
      success: false,
      problem: { code: "no-format", repairs: [{ serial: "RH0504B01826" }] },
    });
    const refused = await runCommand(["check", "nobody", "RH0504B01826", "--json"]);
    expect(refused.code).toBe(exitCodes.usage);
    expect(JSON.parse(refused.out)).toEqual({
      success: false,
      invalid: {
        code: "brand-unknown",
        message: expect.any(String) as string,
        details: [{ field: "/brand", code: "brand-unknown", message: expect.any(String) as string }],
      },
    });
  });

  it("is needed for errors by field", async () => {
    const { err } = await runCommand(["check", "nobody", "RH05"]);
    const tooShort = formatText("en", "form", "serialTooShort", { shortest: 6 });
    expect(err).toContain(`We don’t know the brand “nobody”.\nserialNumber: ${tooShort}`);
  });

  it("lists brands like the API", async () => {
    const { out } = await runCommand(["brands", "--json"]);
    expect((JSON.parse(out) as readonly unknown[])[0]).toEqual({ value: "ao-smith", label: "A. O. Smith" });
  });
});

describe("invalid arguments", () => {
  it.each([
    [["chek"], "unknown command 'chek'\n(Did you mean check?)"],
    [["check", "--modle", "x"], "unknown option '--modle'\n(Did you mean --model?)"],
    [["check", "rheem"], "missing required argument 'serial'"],
    [["check", "bradford", "white", "BH6511396"], "too many arguments for 'check'"],
    [[...checkRheem, "--model", "--json"], "It needs a value."],
    [[...checkRheem, "--language", "nl"], "Use en, es, fr, de, it."],
    [[...checkRheem, "--today", "2026-02-30"], "'2026-02-30' is invalid"],
    [[...checkRheem, "--today", "20.11.2026"], "Use a date like 2026-11-20."],
    [[...checkRheem, "--api", "localhost:3000"], "'localhost:3000' is invalid"],
    [[...checkRheem, "--api", "http://localhost:3000/api/"], "Use an address without “/api”"],
    [[...checkRheem, "--api", "http://a.example", "--today", "2026-01-01"], "cannot be used with"],
  ])("%j", async (argv, message) => {
    const { code, out, err } = await runCommand(argv);
    expect(code).toBe(exitCodes.usage);
    expect(out).toBe("");
    expect(err).toContain(message);
    expect(err).toContain("--help");
  });

  it("prints the usage without arguments", async () => {
    const { code, out, err } = await runCommand([]);
    expect(code).toBe(exitCodes.usage);
    expect(out).toBe("");
    expect(err).toContain("check [options] <brand> <serial>");
  });
});

describe("--help and --version", () => {
  it("print the usage", async () => {
    const { code, out, err } = await runCommand(["--help"]);
    expect(code).toBe(exitCodes.dated);
    expect(err).toBe("");
    for (const command of ["check", "identify", "batch", "scan", "brands"]) expect(out).toContain(command);
  });

  it.each(["check", "identify", "batch", "scan"])("print the exit codes of %s", async (command) => {
    const { out } = await runCommand([command, "--help"]);
    expect(out).toContain(`heater-age ${command}`);
    for (const option of ["--json", "--language", "--api", "--today", "--no-color"])
      expect(out).toContain(option);
    for (const number of Object.values(exitCodes))
      expect(out).toMatch(new RegExp(`\\n {2}${number} +\\S`, "u"));
  });

  it("print more about a command", async () => {
    const { out } = await runCommand(["batch", "--help"]);
    expect(out).toContain("“Serial Number”");
    expect(out).not.toContain("--model ");
    expect((await runCommand(["check", "-h"])).out).toContain("--model");
  });

  it.each(["--help", "batch --help", "scan --help"])("%s fits into 80 columns", async (words) => {
    const { out } = await runCommand(words.split(" "), { columns: 80 });
    expect(out.split("\n").filter((line) => line.length > 80)).toEqual([]);
  });

  it("print the version", async () => {
    expect((await runCommand(["--version"])).out).toBe(`${description.version}\n`);
    expect((await runCommand(["-V"])).out).toBe(`${description.version}\n`);
  });
});

describe("the language", () => {
  it.each([
    ["de", "22 Jahre, 6 Monate"],
    ["FR", "22 ans et 6 mois"],
    ["it", "22 anni e 6 mesi"],
    ["es", "22 años y 6 meses"],
    ["en", "22 years, 6 months"],
  ])("of results is %s", async (language, age) => {
    expect((await runCommand([...checkRheem, "--language", language])).out).toContain(age);
  });

  it("of results is English by default, whatever the terminal's", async () => {
    expect((await runCommand(checkRheem, { env: { LANG: "de_DE.UTF-8" } })).out).toContain("22 years");
  });

  it("of errors and hints is English", async () => {
    const { err } = await runCommand(["check", "rhem", "RH0504B01826", "--language", "de"]);
    expect(err).toContain("We don’t know the brand “rhem”. Did you mean rheem?\nAll brands:");
  });
});

describe("a bug in the program", () => {
  it("is reported as a bug, with the data needed to fix it", async () => {
    const stdout = new Writable({
      write() {
        throw new TypeError("not thought of");
      },
    });
    const { code, err } = await runCommand(checkRheem, { stdout });
    expect(code).toBe(exitCodes.defect);
    expect(err).toMatch(/^This is our error\.\nTypeError: not thought of\n {4}at /u);
  });
});

describe("colors", () => {
  const escape = "\u001B[";

  it("are used in terminals", async () => {
    expect((await runCommand(checkRheem)).out).not.toContain(escape);
    expect((await runCommand(checkRheem, { columns: 80 })).out).toContain(escape);
  });

  it.each([
    ["--no-color", [...checkRheem, "--no-color"], {}],
    ["NO_COLOR", checkRheem, { NO_COLOR: "1" }],
    ["a dumb terminal", checkRheem, { TERM: "dumb" }],
  ])("are off with %s", async (_name, argv, env) => {
    expect((await runCommand(argv, { columns: 80, env })).out).not.toContain(escape);
  });

  it("are on if NO_COLOR is empty", async () => {
    expect((await runCommand(checkRheem, { columns: 80, env: { NO_COLOR: "" } })).out).toContain(escape);
  });
});

describe("lines", () => {
  const commands = [
    checkRheem,
    ["check", "bradford-white", "BH6511396"],
    ["check", "rheem", "RHO504B01826"],
    ["check", "aerco", "G-16-1234"],
    ["identify", "0833A032628"],
    ["check", "kenmore", "RH0504B01826", "-m", "110.123456"],
    ["check", "hotmaster", "99481251867"],
  ];

  it.each(languageCodes.flatMap((language) => [80, 40].map((columns) => [language, columns] as const)))(
    "in %s fit into %i columns, except for URLs and commands",
    async (language, columns) => {
      for (const argv of commands) {
        const { out } = await runCommand([...argv, "--language", language, "--no-color"], { columns });
        const long = out
          .split("\n")
          .filter((line) => line.length > columns && !/https?:|heater-age|--/u.test(line));
        expect(long).toEqual([]);
      }
    },
  );
});
