-- Streets of OpenStreetMap for tilemaker 2: https://github.com/systemed/tilemaker/blob/v2.2.0/docs/CONFIGURATION.md
-- The classes, and the zoom from which each is shown, are those of packages/map/src/streets.

local class_of = {
  motorway = "motorway",
  motorway_link = "motorway_link",
  trunk = "primary",
  trunk_link = "motorway_link",
  primary = "primary",
  primary_link = "motorway_link",
  secondary = "secondary",
  secondary_link = "motorway_link",
  tertiary = "tertiary",
  tertiary_link = "tertiary",
  residential = "residential",
  unclassified = "residential",
  living_street = "residential",
  road = "residential",
  service = "service",
  pedestrian = "path",
  footway = "path",
  cycleway = "path",
  path = "path",
  steps = "path",
  bridleway = "path",
  track = "path",
}

local first_zoom = {
  motorway = 9,
  primary = 10,
  secondary = 10,
  tertiary = 11,
  motorway_link = 12,
  residential = 12,
  service = 14,
  path = 14,
}

node_keys = {}

function init_function() end

function exit_function() end

function node_function(node) end

function way_function(way)
  local class = class_of[way:Find("highway")]
  if class == nil or way:Find("area") == "yes" then
    return
  end
  way:Layer("streets", false)
  way:Attribute("class", class)
  way:MinZoom(first_zoom[class])
  local name = way:Find("name")
  if name ~= "" then
    way:Attribute("name", name)
  end
end
