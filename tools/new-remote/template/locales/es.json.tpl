{
  "welcome": {
    "title": "__TITLE_ES__",
    "lead": "Estamos preparando esta página. Vuelva pronto."
  }
}
