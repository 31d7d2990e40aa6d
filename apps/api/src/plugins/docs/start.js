// oxlint-disable-next-line typescript/no-unsafe-call -- the script before this one defines it
SwaggerUIBundle({
  url: "/api/openapi.json",
  dom_id: "#swagger-ui",
  deepLinking: true,
  docExpansion: "list",
  tryItOutEnabled: true,
  showExtensions: true,
});
