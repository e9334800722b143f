{
  "welcome": {
    "title": "__TITLE_DE__",
    "lead": "Wir bereiten diese Seite vor. Schauen Sie bald wieder vorbei.",
    "text": "Bis dahin beantworten wir Ihre Fragen gern persönlich.",
    "contact": "Kontakt aufnehmen"
  }
}
