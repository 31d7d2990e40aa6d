import { expect, test } from "vitest";
import { shellCommands } from "./test/shell-block.ts";

test("a command continues after a backslash and within quotation marks", () => {
  const block = `npm install a
# a remark
curl -d '{
  "brand": "rheem" }' \\
  localhost
echo it # isn't more
echo done`;
  expect(shellCommands(block)).toEqual([
    { line: 0, text: "npm install a", says: undefined },
    { line: 2, text: `curl -d '{\n  "brand": "rheem" }' \\\n  localhost`, says: undefined },
    { line: 5, text: "echo it # isn't more", says: undefined },
    { line: 6, text: "echo done", says: undefined },
  ]);
});

test("the expected output may be on the lines after the command", () => {
  expect(shellCommands("heater-age check\n#=> 2004-05\n#=> 22 years\n\necho\n")).toEqual([
    { line: 0, text: "heater-age check", says: "2004-05\n22 years" },
    { line: 4, text: "echo", says: undefined },
  ]);
});
