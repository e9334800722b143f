{
  "welcome": {
    "title": "__TITLE_EN__",
    "lead": "We are getting this page ready. Please come back soon."
  }
}
