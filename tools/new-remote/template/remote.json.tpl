{
  "name": "__NAME__",
  "namespace": "__NAME__",
  "owner": "__OWNER__",
  "routes": [{ "path": "__PATH__", "frame": "public" }],
  "menu": [
    {
      "frame": "public",
      "path": "__PATH__",
      "order": 60,
      "label": {
        "en": "__TITLE_EN__",
        "de": "__TITLE_DE__",
        "it": "__TITLE_IT__",
        "ru": "__TITLE_RU__",
        "es": "__TITLE_ES__"
      }
    }
  ]
}
