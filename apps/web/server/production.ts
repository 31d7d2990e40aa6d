// What is served is built: React takes its slower build, which looks for mistakes of ours, unless it is told before it is loaded. Whatever started this process may have told it otherwise.
process.env["NODE_ENV"] = "production";
