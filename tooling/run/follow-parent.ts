// Imported before a service: it ends with the process that started it, even when that is killed.
process.channel?.unref();
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
