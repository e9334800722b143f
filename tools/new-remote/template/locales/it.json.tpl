{
  "welcome": {
    "title": "__TITLE_IT__",
    "lead": "Stiamo preparando questa pagina. Torni presto a trovarci."
  }
}
