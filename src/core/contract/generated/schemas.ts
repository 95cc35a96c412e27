/* Written by `npm run generate` from schemas/. */

/** The schema of every file of a merchant as it holds when resolved; references point at its keys. */
export const schemas: Readonly<Record<string, unknown>> = {
  "ArtRecipe": {
    "description": "The recipe by which the sandbox gateway composes the pictures of a merchant's games from drawings in its art: merchants/<code>/art/recipe.json. A merchant without a recipe uses its parent's. Units are those of a shape's canvas. A subject's box is the square that its own drawing fills.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "categories",
      "families",
      "subjects",
      "palettes",
      "grounds",
      "shapes",
      "uses",
      "title"
    ],
    "properties": {
      "$schema": {
        "type": "string",
        "description": "The address of this schema for editors."
      },
      "categories": {
        "type": "object",
        "description": "The family of each game category.",
        "additionalProperties": {
          "type": "string",
          "pattern": "^[a-z0-9][a-z0-9-]*$",
          "description": "A family."
        },
        "propertyNames": {
          "enum": [
            "RNG",
            "FISH",
            "LIVE",
            "SPORTS",
            "ESPORTS",
            "PVP",
            "LOTT",
            "ELOTT",
            "COCKFIGHT",
            "CRICKET",
            "CRASH",
            "MINI"
          ]
        }
      },
      "families": {
        "type": "object",
        "description": "Families of subjects, backgrounds and names, by name.",
        "additionalProperties": {
          "$ref": "#/definitions/ArtFamily"
        }
      },
      "subjects": {
        "type": "object",
        "description": "Subjects of pictures, by name.",
        "additionalProperties": {
          "$ref": "#/definitions/ArtSubject"
        }
      },
      "palettes": {
        "type": "object",
        "description": "Colour schemes, by name.",
        "additionalProperties": {
          "$ref": "#/definitions/ArtPalette"
        }
      },
      "grounds": {
        "type": "string",
        "description": "The file name of a background drawing with {family}, {palette} and {motif} as placeholders. The motif is arc, slope or step, by the first letter of the brand's name. A background without a file is not used.",
        "pattern": "^art/[A-Za-z0-9{}._/-]+\\.svg$"
      },
      "shapes": {
        "type": "object",
        "description": "Canvases, by name.",
        "additionalProperties": {
          "$ref": "#/definitions/ArtShape"
        }
      },
      "uses": {
        "$ref": "#/definitions/ArtUses"
      },
      "inks": {
        "type": "object",
        "description": "Colours of titles, by name.",
        "additionalProperties": {
          "type": "array",
          "description": "One colour, or two for a gradient from top to bottom.",
          "items": {
            "type": "string",
            "pattern": "^(#[0-9A-Fa-f]{6}|[a-z][a-z0-9-]*)$",
            "description": "A colour, or the name of a colour token or of a picture colour, such as art-1-title."
          },
          "minItems": 1,
          "maxItems": 2
        }
      },
      "faces": {
        "type": "object",
        "description": "Fonts of titles that are drawn into the picture, by name.",
        "additionalProperties": {
          "$ref": "#/definitions/ArtFace"
        }
      },
      "title": {
        "$ref": "#/definitions/ArtTitle"
      }
    }
  },
  "ArtBox": {
    "type": "object",
    "description": "A square.",
    "additionalProperties": false,
    "required": [
      "x",
      "y",
      "size"
    ],
    "properties": {
      "x": {
        "type": "number",
        "description": "The distance from the left."
      },
      "y": {
        "type": "number",
        "description": "The distance from the top."
      },
      "size": {
        "type": "number",
        "description": "Width and height.",
        "minimum": 1
      }
    }
  },
  "ArtPlace": {
    "type": "object",
    "description": "The box of a subject under a title of one line, and of two lines if that differs.",
    "additionalProperties": false,
    "required": [
      "one"
    ],
    "properties": {
      "one": {
        "$ref": "#/definitions/ArtBox"
      },
      "two": {
        "$ref": "#/definitions/ArtBox"
      }
    }
  },
  "ArtFamily": {
    "type": "object",
    "description": "A family of subjects, backgrounds and names.",
    "additionalProperties": false,
    "required": [
      "grounds",
      "titles"
    ],
    "properties": {
      "grounds": {
        "type": "array",
        "description": "The backgrounds that it may have.",
        "items": {
          "type": "string",
          "pattern": "^[a-z0-9][a-z0-9-]*$",
          "description": "A background."
        },
        "minItems": 1
      },
      "palettes": {
        "type": "array",
        "description": "The palettes that it uses. By default all palettes.",
        "items": {
          "type": "string",
          "pattern": "^[a-z0-9][a-z0-9-]*$",
          "description": "A palette."
        }
      },
      "subjects": {
        "type": "array",
        "description": "Subjects of other families that it may borrow.",
        "items": {
          "type": "string",
          "pattern": "^[a-z0-9][a-z0-9-]*$",
          "description": "A subject."
        }
      },
      "face": {
        "type": "string",
        "pattern": "^[a-z0-9][a-z0-9-]*$",
        "description": "The font of its titles, by its name under \"faces\"."
      },
      "layer": {
        "type": "string",
        "pattern": "^[a-z0-9][a-z0-9-]*$",
        "description": "The layer of its subjects, which overrides their own."
      },
      "fit": {
        "type": "object",
        "description": "The position of a borrowed subject, by its bounds.",
        "additionalProperties": false,
        "required": [
          "centre",
          "side"
        ],
        "properties": {
          "centre": {
            "type": "array",
            "description": "The middle of the subject, x and y.",
            "items": {
              "type": "number",
              "description": "A coordinate."
            },
            "minItems": 2,
            "maxItems": 2
          },
          "side": {
            "type": "number",
            "description": "The longer side of the subject.",
            "minimum": 1
          }
        }
      },
      "titles": {
        "type": "array",
        "description": "Names of games, with {noun} for a name of the subject.",
        "items": {
          "$ref": "#/definitions/WorldText"
        },
        "minItems": 1
      }
    }
  },
  "ArtSubject": {
    "type": "object",
    "description": "The subject of a picture.",
    "additionalProperties": false,
    "required": [
      "file",
      "family",
      "names"
    ],
    "properties": {
      "file": {
        "type": "string",
        "pattern": "^art/[A-Za-z0-9][A-Za-z0-9._/-]*\\.svg$",
        "description": "The file of its drawing."
      },
      "family": {
        "type": "string",
        "pattern": "^[a-z0-9][a-z0-9-]*$",
        "description": "Its family."
      },
      "palettes": {
        "type": "array",
        "description": "The palettes of the backgrounds that it may have. By default all palettes.",
        "items": {
          "type": "string",
          "pattern": "^[a-z0-9][a-z0-9-]*$",
          "description": "A palette."
        }
      },
      "names": {
        "type": "array",
        "description": "Its nouns in the names of games.",
        "items": {
          "$ref": "#/definitions/WorldText"
        },
        "minItems": 1
      },
      "ink": {
        "type": "string",
        "pattern": "^[a-z0-9][a-z0-9-]*$",
        "description": "The ink of its titles."
      },
      "place": {
        "type": "object",
        "description": "Its position in a shape, which overrides the shape's own.",
        "additionalProperties": {
          "$ref": "#/definitions/ArtPlace"
        }
      },
      "inset": {
        "type": "object",
        "description": "The scale and offset of a drawing that was made smaller to fit its canvas. Boxes apply to the original size.",
        "additionalProperties": false,
        "required": [
          "scale",
          "x",
          "y"
        ],
        "properties": {
          "scale": {
            "type": "number",
            "description": "The scale of the drawing in its box."
          },
          "x": {
            "type": "number",
            "description": "The offset of the drawing in its box."
          },
          "y": {
            "type": "number",
            "description": "The offset of the drawing in its box."
          }
        }
      },
      "bounds": {
        "type": "array",
        "description": "The bounds of its opaque part in a box of 200: x, y, width, height.",
        "items": {
          "type": "number",
          "description": "A measure."
        },
        "minItems": 4,
        "maxItems": 4
      },
      "layer": {
        "type": "string",
        "pattern": "^[a-z0-9][a-z0-9-]*$",
        "description": "Its layer."
      },
      "shadow": {
        "type": "string",
        "pattern": "^art/[A-Za-z0-9][A-Za-z0-9._/-]*\\.svg$",
        "description": "The file of its shadow on a floor, drawn with currentColor."
      },
      "front": {
        "type": "array",
        "description": "Drawings in front of it.",
        "items": {
          "type": "string",
          "pattern": "^art/[A-Za-z0-9][A-Za-z0-9._/-]*\\.svg$",
          "description": "A drawing."
        }
      },
      "recolour": {
        "type": "object",
        "description": "Colour replacements, by palette.",
        "additionalProperties": {
          "type": "object",
          "description": "Replacements for colours of the drawing.",
          "additionalProperties": {
            "type": "string",
            "pattern": "^#[0-9A-Fa-f]{6}$",
            "description": "The replacement colour."
          }
        }
      }
    }
  },
  "ArtPalette": {
    "type": "object",
    "description": "A colour scheme.",
    "additionalProperties": false,
    "required": [],
    "properties": {
      "ink": {
        "type": "string",
        "pattern": "^(#[0-9A-Fa-f]{6}|[a-z][a-z0-9-]*)$",
        "description": "The ink of titles on it, or a colour."
      },
      "swap": {
        "type": "object",
        "description": "Replacements for inks that are not readable on it.",
        "additionalProperties": {
          "type": "string",
          "pattern": "^[a-z0-9][a-z0-9-]*$",
          "description": "The replacement ink."
        }
      },
      "shadow": {
        "type": "string",
        "pattern": "^#[0-9A-Fa-f]{6}$",
        "description": "The colour of shadows on it."
      },
      "recolour": {
        "type": "object",
        "description": "Replacements for colours of the background drawing.",
        "additionalProperties": {
          "type": "string",
          "pattern": "^(#[0-9A-Fa-f]{6}|[a-z][a-z0-9-]*)$",
          "description": "The replacement colour, or the name of a colour token or of a picture colour, such as art-1-ground or field."
        }
      }
    }
  },
  "ArtShape": {
    "type": "object",
    "description": "A canvas with its layers.",
    "additionalProperties": false,
    "required": [],
    "properties": {
      "width": {
        "type": "number",
        "description": "Canvas width.",
        "minimum": 1
      },
      "height": {
        "type": "number",
        "description": "Canvas height.",
        "minimum": 1
      },
      "subject": {
        "$ref": "#/definitions/ArtPlace"
      },
      "layers": {
        "type": "array",
        "description": "The layers, from back to front.",
        "items": {
          "$ref": "#/definitions/ArtLayer"
        },
        "minItems": 1
      },
      "of": {
        "type": "string",
        "pattern": "^[a-z0-9][a-z0-9-]*$",
        "description": "The shape whose layers are drawn, without its title, instead of its own layers."
      },
      "crop": {
        "type": "array",
        "description": "The visible part of that shape's canvas: x, y, width, height.",
        "items": {
          "type": "number",
          "description": "A measure."
        },
        "minItems": 4,
        "maxItems": 4
      }
    }
  },
  "ArtLayer": {
    "type": "object",
    "description": "One layer.",
    "additionalProperties": false,
    "required": [
      "draw"
    ],
    "properties": {
      "draw": {
        "type": "string",
        "enum": [
          "ground",
          "shadow",
          "subject",
          "front",
          "file",
          "fade",
          "title"
        ],
        "description": "The kind of layer."
      },
      "file": {
        "type": "string",
        "pattern": "^art/[A-Za-z0-9{}._/-]+\\.svg$",
        "description": "For \"file\": the file of the drawing, which may contain {lines} (one or two) and {palette}."
      },
      "part": {
        "type": "string",
        "pattern": "^[a-z0-9][a-z0-9-]*$",
        "description": "For \"ground\": the name of the only layer to draw, whose id ends in -layer- and this name."
      },
      "layer": {
        "type": "string",
        "pattern": "^[a-z0-9][a-z0-9-]*$",
        "description": "For \"subject\": draws the subject only if this is its layer."
      },
      "on": {
        "type": "array",
        "description": "For \"shadow\": the backgrounds that show a shadow.",
        "items": {
          "type": "string",
          "pattern": "^[a-z0-9][a-z0-9-]*$",
          "description": "A background."
        }
      },
      "box": {
        "type": "array",
        "description": "For \"ground\" and \"file\": the box of the drawing, by default the whole canvas: x, y, width, height.",
        "items": {
          "type": "number",
          "description": "A measure."
        },
        "minItems": 4,
        "maxItems": 4
      },
      "clip": {
        "type": "array",
        "description": "The visible part of the layer: x, y, width, height.",
        "items": {
          "type": "number",
          "description": "A measure."
        },
        "minItems": 4,
        "maxItems": 4
      },
      "mirror": {
        "type": "boolean",
        "description": "For \"file\": mirrors the drawing for every second game."
      },
      "colour": {
        "type": "string",
        "pattern": "^#[0-9A-Fa-f]{6}$",
        "description": "For \"fade\": its colour."
      },
      "from": {
        "type": "number",
        "description": "For \"fade\": its start, from the top, 0 to 1.",
        "minimum": 0,
        "maximum": 1
      }
    }
  },
  "ArtUses": {
    "type": "object",
    "description": "The shapes by their use.",
    "additionalProperties": false,
    "required": [
      "game",
      "vendor",
      "winner"
    ],
    "properties": {
      "game": {
        "type": "string",
        "pattern": "^[a-z0-9][a-z0-9-]*$",
        "description": "The shape of a game."
      },
      "vendor": {
        "type": "string",
        "pattern": "^[a-z0-9][a-z0-9-]*$",
        "description": "The shape of a vendor in its category."
      },
      "winner": {
        "type": "string",
        "pattern": "^[a-z0-9][a-z0-9-]*$",
        "description": "The shape beside a winner."
      },
      "banner": {
        "type": "object",
        "description": "The picture behind the subject of a banner.",
        "additionalProperties": false,
        "required": [
          "shape",
          "ground",
          "palette"
        ],
        "properties": {
          "shape": {
            "type": "string",
            "pattern": "^[a-z0-9][a-z0-9-]*$",
            "description": "The shape."
          },
          "ground": {
            "type": "string",
            "pattern": "^[a-z0-9][a-z0-9-]*$",
            "description": "The background, which replaces {family}."
          },
          "palette": {
            "type": "string",
            "pattern": "^[a-z0-9][a-z0-9-]*$",
            "description": "The palette. Its ink is also the colour of the banner's text."
          }
        }
      },
      "promotion": {
        "type": "string",
        "pattern": "^[a-z0-9][a-z0-9-]*$",
        "description": "The shape of the wide picture of a promotion; that of a vendor if absent."
      },
      "byCategory": {
        "type": "object",
        "description": "Other shapes for some categories.",
        "additionalProperties": {
          "type": "object",
          "description": "Other shapes.",
          "additionalProperties": false,
          "required": [],
          "properties": {
            "game": {
              "type": "string",
              "pattern": "^[a-z0-9][a-z0-9-]*$",
              "description": "The shape of a game."
            },
            "vendor": {
              "type": "string",
              "pattern": "^[a-z0-9][a-z0-9-]*$",
              "description": "The shape of a vendor."
            },
            "winner": {
              "type": "string",
              "pattern": "^[a-z0-9][a-z0-9-]*$",
              "description": "The shape beside a winner."
            }
          }
        },
        "propertyNames": {
          "enum": [
            "RNG",
            "FISH",
            "LIVE",
            "SPORTS",
            "ESPORTS",
            "PVP",
            "LOTT",
            "ELOTT",
            "COCKFIGHT",
            "CRICKET",
            "CRASH",
            "MINI"
          ]
        }
      }
    }
  },
  "ArtFace": {
    "type": "object",
    "description": "A font.",
    "additionalProperties": false,
    "required": [
      "file"
    ],
    "properties": {
      "file": {
        "type": "string",
        "pattern": "^art/[A-Za-z0-9][A-Za-z0-9._/-]*\\.(ttf|otf)$",
        "description": "The font file, which may be a subset with the letters of the names."
      }
    }
  },
  "ArtTitleLine": {
    "type": "object",
    "description": "The layout of lines.",
    "additionalProperties": false,
    "required": [
      "size",
      "least",
      "bottom"
    ],
    "properties": {
      "size": {
        "type": "number",
        "description": "Font size.",
        "minimum": 1
      },
      "least": {
        "type": "number",
        "description": "The smallest font size, to which long titles shrink.",
        "minimum": 1
      },
      "bottom": {
        "type": "number",
        "description": "The baseline of the last line."
      },
      "width": {
        "type": "number",
        "description": "The maximum length of its line, if shorter than the title's.",
        "minimum": 1
      },
      "leading": {
        "type": "number",
        "description": "The distance between baselines, in font sizes.",
        "minimum": 0.5
      }
    }
  },
  "ArtTitle": {
    "type": "object",
    "description": "The layout of the names of games.",
    "additionalProperties": false,
    "required": [
      "in"
    ],
    "properties": {
      "in": {
        "type": "string",
        "enum": [
          "picture",
          "page"
        ],
        "description": "Draws names into the picture, or shows them over it as text of the page."
      },
      "at": {
        "type": "string",
        "enum": [
          "top",
          "bottom"
        ],
        "description": "For \"page\": the area of the pictures that has room for names."
      },
      "x": {
        "type": "number",
        "description": "The horizontal position of the lines' anchor."
      },
      "width": {
        "type": "number",
        "description": "The maximum length of a line.",
        "minimum": 1
      },
      "anchor": {
        "type": "string",
        "enum": [
          "start",
          "middle"
        ],
        "description": "The alignment of lines at the anchor."
      },
      "one": {
        "$ref": "#/definitions/ArtTitleLine"
      },
      "two": {
        "$ref": "#/definitions/ArtTitleLine"
      },
      "outline": {
        "type": "object",
        "description": "An outline around the letters.",
        "additionalProperties": false,
        "required": [
          "colour",
          "width"
        ],
        "properties": {
          "colour": {
            "type": "string",
            "pattern": "^#[0-9A-Fa-f]{6}$",
            "description": "Its colour."
          },
          "width": {
            "type": "number",
            "description": "Its width, in font sizes.",
            "minimum": 0
          }
        }
      },
      "languages": {
        "type": "object",
        "description": "Other settings for some languages.",
        "additionalProperties": {
          "type": "object",
          "description": "Other settings.",
          "additionalProperties": false,
          "required": [],
          "properties": {
            "face": {
              "type": "string",
              "pattern": "^[a-z0-9][a-z0-9-]*$",
              "description": "The font, which overrides the family's."
            },
            "one": {
              "$ref": "#/definitions/ArtTitleLine"
            },
            "two": {
              "$ref": "#/definitions/ArtTitleLine"
            }
          }
        }
      }
    }
  },
  "Art": {
    "description": "A path such as art/logo.svg, ending in svg, png, webp or jpg.",
    "type": "string",
    "pattern": "^art/[A-Za-z0-9][A-Za-z0-9._/-]*\\.(svg|png|webp|jpg)$"
  },
  "AccountBlock": {
    "description": "A login or register prompt for a guest; name, balance with mask and refresh, and money buttons for a signed-in player.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "account",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "strip",
          "figures",
          "passbook",
          "hero"
        ],
        "description": "The structure of the block.",
        "default": "strip"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "greeting": {
            "$ref": "#/definitions/Text",
            "description": "The first line for a guest.",
            "usual": "home.account.greeting"
          },
          "line": {
            "$ref": "#/definitions/Text",
            "description": "The second line for a guest.",
            "usual": "home.account.line"
          },
          "actions": {
            "type": "array",
            "items": {
              "type": "string",
              "enum": [
                "deposit",
                "withdraw",
                "transfer"
              ],
              "description": "A money page."
            },
            "description": "The money buttons. The first is the main one.",
            "uniqueItems": true,
            "default": [
              "deposit",
              "withdraw"
            ]
          },
          "masked": {
            "type": "boolean",
            "description": "Masks the balance at first.",
            "default": false
          },
          "single": {
            "type": "string",
            "enum": [
              "hide",
              "show"
            ],
            "description": "The display of the balance if there is a single wallet for everything.",
            "default": "hide"
          },
          "tone": {
            "type": "string",
            "enum": [
              "deep",
              "clear"
            ],
            "description": "The background of the hero variant: a deep colour, or the picture of a hero above it. For a member, that picture becomes as tall as this block.",
            "default": "deep"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "AppDownloadsBlock": {
    "description": "The way to the app: add to the home screen first, then the package for the visitor's system, with the steps of iOS.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "app-downloads",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "cards"
        ],
        "description": "The structure of the block.",
        "default": "cards"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "homeScreen": {
            "type": "boolean",
            "description": "Shows the way to add the site to the home screen.",
            "default": true
          },
          "steps": {
            "type": "boolean",
            "description": "Shows how to trust the developer on iOS.",
            "default": true
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "BannerBlock": {
    "description": "A carousel of the gateway's banners. With more than one banner it advances automatically and loops.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "banner",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "inset",
          "full-bleed",
          "poster",
          "hero"
        ],
        "description": "The structure of the block.",
        "default": "inset"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "group": {
            "type": "string",
            "description": "The announcements group to show.",
            "default": "m_home"
          },
          "empty": {
            "type": "string",
            "enum": [
              "notice",
              "hide"
            ],
            "description": "The display if the group has no banner: a notice, or nothing.",
            "default": "notice"
          },
          "autoplay": {
            "type": "integer",
            "description": "The milliseconds for which a banner is shown.",
            "default": 3000,
            "minimum": 1000,
            "maximum": 20000
          },
          "speed": {
            "type": "integer",
            "description": "The duration of a change, in milliseconds.",
            "default": 500,
            "minimum": 0,
            "maximum": 2000
          },
          "threshold": {
            "type": "integer",
            "description": "The pixels that a finger must move to change the banner.",
            "default": 44,
            "minimum": 10,
            "maximum": 200
          },
          "cards": {
            "type": "string",
            "enum": [
              "picture",
              "colour"
            ],
            "description": "The cards of the inset variant: low ones with the text on the picture, or tall ones in the brand's colour with the text beside the picture.",
            "default": "picture"
          },
          "art": {
            "$ref": "#/definitions/Art",
            "description": "The picture of the hero variant. In other variants, the picture shown until the gateway's banners load, and if it has none."
          },
          "memberArt": {
            "$ref": "#/definitions/Art",
            "description": "The picture of the hero variant for a signed-in player."
          },
          "title": {
            "$ref": "#/definitions/Text",
            "description": "The headline of the hero variant."
          },
          "line": {
            "$ref": "#/definitions/Text",
            "description": "The line under the headline of the hero variant."
          },
          "followed": {
            "type": "integer",
            "description": "The height, in pixels, of the blocks after a hero that overlap its picture. For a guest, the hero leaves exactly that part of the first screen free. For a signed-in player, the picture is behind the next block, such as a hero account, and as tall as that block.",
            "minimum": 0,
            "maximum": 600
          },
          "labels": {
            "type": "array",
            "description": "Texts on the picture of the hero variant, each at its position.",
            "items": {
              "type": "object",
              "description": "A text on the picture.",
              "additionalProperties": false,
              "required": [
                "text",
                "x",
                "y"
              ],
              "properties": {
                "text": {
                  "$ref": "#/definitions/Text",
                  "description": "The text."
                },
                "x": {
                  "type": "number",
                  "description": "The distance of its centre from the left, in hundredths of the picture's width.",
                  "minimum": 0,
                  "maximum": 100
                },
                "y": {
                  "type": "number",
                  "description": "The distance of its centre from the top, in hundredths of the picture's width.",
                  "minimum": 0,
                  "maximum": 300
                },
                "who": {
                  "type": "string",
                  "enum": [
                    "guest",
                    "all"
                  ],
                  "description": "Shows it only on a guest's picture, or also on a member's.",
                  "default": "guest"
                },
                "ink": {
                  "type": "string",
                  "enum": [
                    "dark",
                    "light"
                  ],
                  "description": "The colour of the text: dark or light.",
                  "default": "light"
                }
              }
            }
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "BottomMenuBlock": {
    "description": "The bar at the bottom of the screen with three to five entries of navigation.bottom, hidden on pages with a single task, such as login.",
    "place": "bottom",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "bottom-menu",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "flat",
          "ruled",
          "floating",
          "notched",
          "dock"
        ],
        "description": "The structure of the block.",
        "default": "flat"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "labels": {
            "type": "string",
            "enum": [
              "all",
              "active"
            ],
            "description": "Shows the label of every entry, or only of the active one.",
            "default": "all"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "CategoriesBlock": {
    "description": "Links to the game categories, in the gateway's order.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "categories",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "grid",
          "rail",
          "side",
          "tabs",
          "pills"
        ],
        "description": "The structure of the block. The rail shows the vendors of one category beside it. At the side of a lobby, the categories form a column that stays fixed while the page scrolls, with the following blocks beside it.",
        "default": "grid"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "only": {
            "type": "array",
            "items": {
              "type": "string",
              "enum": [
                "RNG",
                "FISH",
                "LIVE",
                "SPORTS",
                "ESPORTS",
                "PVP",
                "LOTT",
                "ELOTT",
                "COCKFIGHT",
                "CRICKET",
                "CRASH",
                "MINI"
              ],
              "description": "A game category."
            },
            "description": "The categories shown, in this order. By default all that the gateway lists.",
            "uniqueItems": true
          },
          "initial": {
            "type": "string",
            "enum": [
              "RNG",
              "FISH",
              "LIVE",
              "SPORTS",
              "ESPORTS",
              "PVP",
              "LOTT",
              "ELOTT",
              "COCKFIGHT",
              "CRICKET",
              "CRASH",
              "MINI"
            ],
            "description": "The category that the rail variant opens first."
          },
          "tiles": {
            "type": "integer",
            "description": "The number of vendor tiles beside the rail, in the rail variant.",
            "default": 6,
            "minimum": 2,
            "maximum": 12
          },
          "hot": {
            "type": "boolean",
            "description": "Begins the rail with an entry for the hot games of all categories.",
            "default": false
          },
          "feature": {
            "type": "boolean",
            "description": "Shows the first hot game of the active category in full width above its vendors, with its last win.",
            "default": false
          },
          "edge": {
            "type": "string",
            "enum": [
              "none",
              "arc",
              "scallop"
            ],
            "description": "The shape of the upper edge of the section's background.",
            "default": "none"
          },
          "over": {
            "type": "string",
            "enum": [
              "plain",
              "clear",
              "tinted",
              "deep",
              "accent",
              "inverse"
            ],
            "description": "The background of the block above, which is visible through the edge.",
            "default": "plain"
          },
          "tone": {
            "type": "string",
            "enum": [
              "plain",
              "clear",
              "tinted",
              "deep",
              "accent",
              "inverse"
            ],
            "description": "The background of the block; \"clear\" shows what reaches below it from the block above, such as the picture of a hero.",
            "default": "plain"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "ContactBlock": {
    "description": "Call and social-line links of the gateway.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "contact",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "pills",
          "cards",
          "cells"
        ],
        "description": "The structure: links as pills, as cards, or as the cells of one frame on the inverse background, which continues into an inverse footer.",
        "default": "pills"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "title": {
            "$ref": "#/definitions/Text",
            "description": "The heading."
          },
          "line": {
            "$ref": "#/definitions/Text",
            "description": "A line below it."
          },
          "art": {
            "$ref": "#/definitions/Art",
            "description": "A picture across the page above the heading, 390 by 120. Transparent parts at its top show the inverse background."
          },
          "look": {
            "type": "string",
            "enum": [
              "soft",
              "solid"
            ],
            "description": "The fill of a link: raised from the page, or in the primary colour.",
            "default": "soft"
          },
          "ground": {
            "type": "string",
            "enum": [
              "page",
              "sunken"
            ],
            "description": "The background of the links: the page, or a sunken background that a sunken footer continues.",
            "default": "page"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "CountdownBlock": {
    "description": "The time left until a moment, by the server's clock, with a title, a line and a button.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "countdown",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "tiles",
          "line"
        ],
        "description": "The structure of the block: days, hours, minutes and seconds on tiles, or all of it in one line beside the title.",
        "default": "tiles"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "required": [
          "until"
        ],
        "properties": {
          "until": {
            "$ref": "#/definitions/Moment",
            "description": "The moment that is awaited."
          },
          "title": {
            "$ref": "#/definitions/Text",
            "description": "The title."
          },
          "line": {
            "$ref": "#/definitions/Text",
            "description": "A line below the title."
          },
          "ended": {
            "$ref": "#/definitions/Text",
            "description": "What the block shows after the moment.",
            "usual": "content.ended"
          },
          "link": {
            "$ref": "#/definitions/Link",
            "description": "Where the button leads. Without it there is no button."
          },
          "label": {
            "$ref": "#/definitions/Text",
            "description": "The words of the button.",
            "usual": "content.more"
          },
          "tone": {
            "type": "string",
            "enum": [
              "plain",
              "clear",
              "tinted",
              "deep",
              "accent",
              "inverse"
            ],
            "description": "The background of the section.",
            "default": "plain"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "DepositBlock": {
    "description": "The deposit form and the order that follows it. The variant \"page\" has the methods, the amount and the promotion on one page; \"stepper\" asks for the method first, then for the amount.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "deposit",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "page",
          "stepper"
        ],
        "description": "The structure of the block.",
        "default": "page"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "columns": {
            "type": "integer",
            "minimum": 2,
            "maximum": 3,
            "description": "The number of methods in a row, in the variant \"page\".",
            "default": 2
          },
          "head": {
            "type": "string",
            "enum": [
              "both",
              "steps",
              "question"
            ],
            "description": "What a step begins with, in the variant \"stepper\": \"both\" the three steps and the question of the present one, \"steps\" the three steps, \"question\" the question and below it the present step. A screen reader reads the question in each case.",
            "default": "both"
          },
          "amounts": {
            "type": "string",
            "enum": [
              "chips",
              "ruler"
            ],
            "description": "How the amounts to choose are drawn: \"chips\" as buttons, \"ruler\" as marks on a line.",
            "default": "chips"
          },
          "code": {
            "type": "string",
            "enum": [
              "squares",
              "dots"
            ],
            "description": "How the modules of the QR code to pay with are drawn.",
            "default": "squares"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "DocumentBlock": {
    "description": "A text of the merchant, such as a licence or terms, from the Markdown files documents/<name>.<language>.md. A language without a file shows another one.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "document",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "text"
        ],
        "description": "The structure of the block.",
        "default": "text"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "file": {
            "type": "string",
            "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$",
            "minLength": 1,
            "maxLength": 60,
            "description": "The name of the document, without its language and \".md\", such as \"about\".",
            "default": "about"
          },
          "tone": {
            "type": "string",
            "enum": [
              "plain",
              "clear",
              "tinted",
              "deep",
              "accent",
              "inverse"
            ],
            "description": "The background of the section.",
            "default": "plain"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "FixturesBlock": {
    "description": "Matches to come from the lobby news, by day, with the start time in the player's time zone. A tap opens the vendor that offers the match.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "fixtures",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "rows"
        ],
        "description": "The structure of the block.",
        "default": "rows"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "title": {
            "$ref": "#/definitions/Text",
            "description": "The heading.",
            "usual": "home.fixtures.title"
          },
          "category": {
            "type": "string",
            "enum": [
              "SPORTS",
              "ESPORTS",
              "COCKFIGHT",
              "CRICKET"
            ],
            "description": "The game category of the matches. By default matches of all categories."
          },
          "limit": {
            "type": "integer",
            "description": "The number of matches shown. The number beside the heading counts all matches.",
            "default": 5,
            "minimum": 1,
            "maximum": 40
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "FooterBlock": {
    "description": "The footer of every page: links, age mark and responsible-play link. The mark and the link cannot be removed.",
    "place": "foot",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "footer",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "plain",
          "inverse",
          "sunken",
          "level"
        ],
        "description": "The structure: \"sunken\" has a background one step below the page, with the age mark first and a sentence on playing within one's means; \"level\" is the same on the background of the page.",
        "default": "plain"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "links": {
            "type": "array",
            "items": {
              "type": "object",
              "description": "One link.",
              "additionalProperties": false,
              "required": [
                "text",
                "to"
              ],
              "properties": {
                "text": {
                  "$ref": "#/definitions/Text",
                  "description": "The text."
                },
                "to": {
                  "$ref": "#/definitions/Link"
                }
              }
            },
            "description": "Links before the age mark.",
            "default": []
          },
          "statement": {
            "$ref": "#/definitions/Text",
            "description": "The licence or responsible-play statement."
          },
          "forms": {
            "type": "string",
            "enum": [
              "full",
              "line"
            ],
            "description": "The form of the footer on pages without the bottom menu, such as login: whole, or a line with the age mark, the responsible-play link and customer service.",
            "default": "full"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "GameGridBlock": {
    "description": "The games of the lobby's category. More games load when the player scrolls near the end. A guest sees the popular games. A lobby-filters block filters them.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "game-grid",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "covers",
          "captioned",
          "rows",
          "lead"
        ],
        "description": "The structure: covers in a grid, the same with the vendor below each, a list of rows with a small picture, or one popular game across the page. As the first block of a lobby, the lead extends behind the page's bar.",
        "default": "covers"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "columns": {
            "type": "integer",
            "description": "The number of covers in a row.",
            "default": 2,
            "minimum": 2,
            "maximum": 3
          },
          "wide": {
            "type": "object",
            "description": "Wide pictures of games by their code, 390 by 268, for the lead. The lead shows the first popular game that has one, or else the first game with its own picture cropped.",
            "additionalProperties": {
              "$ref": "#/definitions/Art"
            },
            "default": {},
            "examples": [
              {
                "PEARL-DROP": "art/banners/lobby-pearl-drop.svg"
              }
            ]
          },
          "tone": {
            "type": "string",
            "enum": [
              "plain",
              "clear",
              "tinted",
              "deep",
              "accent",
              "inverse"
            ],
            "description": "The background of the block; \"clear\" shows what reaches below it from the block above, such as the picture of a hero.",
            "default": "plain"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "GameListBlock": {
    "description": "Vendor tiles by game type. A tap launches the vendor's game; for slots it opens the vendor's game list.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "game-list",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "tiles",
          "compact",
          "scenes",
          "rows"
        ],
        "description": "The structure: cards, small rows in two columns, upright pictures that fill their tiles, or one list whose rows show a game type and its vendors.",
        "default": "tiles"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "types": {
            "type": "array",
            "items": {
              "type": "string",
              "enum": [
                "RNG",
                "FISH",
                "LIVE",
                "SPORTS",
                "ESPORTS",
                "PVP",
                "LOTT",
                "ELOTT",
                "COCKFIGHT",
                "CRICKET",
                "CRASH",
                "MINI"
              ],
              "description": "A game type."
            },
            "description": "The game types, in this order. By default all that the gateway lists.",
            "uniqueItems": true
          },
          "limit": {
            "type": "integer",
            "description": "The number of vendors shown for each type.",
            "default": 12,
            "minimum": 1,
            "maximum": 48
          },
          "title": {
            "$ref": "#/definitions/Text",
            "description": "The heading. By default the name of each game type; a list of rows has a single heading.",
            "usual": {
              "by": "../variant",
              "keys": {
                "rows": "home.games.title"
              }
            }
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "GameSearchBlock": {
    "description": "The entry to the search for games and vendors in all categories. A guest searches the popular games.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "game-search",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "field",
          "pill"
        ],
        "description": "The structure: a field across the page, or a short pill in the middle.",
        "default": "field"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "tone": {
            "type": "string",
            "enum": [
              "plain",
              "clear",
              "tinted",
              "deep",
              "accent",
              "inverse"
            ],
            "description": "The background of the block; \"clear\" shows what reaches below it from the block above, such as the picture of a hero.",
            "default": "plain"
          },
          "limit": {
            "type": "integer",
            "description": "The highest number of games shown.",
            "default": 20,
            "minimum": 5,
            "maximum": 100
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "GoodsBlock": {
    "description": "The items of the points mall with their points and stock, and the sheet in which points are spent on one. On the page of the mall each such block is a tab. The variant \"shelf\" sets two items on each shelf, \"arch\" sets each in an arched niche, \"grid\" on a card.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "goods",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "grid",
          "shelf",
          "arch"
        ],
        "description": "The structure of the block.",
        "default": "grid"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "kind": {
            "type": "string",
            "enum": [
              "goods",
              "freeSpins"
            ],
            "description": "The items to list: things that are sent, or free spins.",
            "default": "goods"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "HeaderBlock": {
    "description": "The bar at the top of home: logo, language picker, and a deposit button shown only to a guest.",
    "place": "top",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "header",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "bar",
          "overlay"
        ],
        "description": "The structure of the block.",
        "default": "bar"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "menuSide": {
            "type": "string",
            "enum": [
              "start",
              "end"
            ],
            "description": "The side of the menu button.",
            "default": "start"
          },
          "languageLabel": {
            "type": "string",
            "enum": [
              "name",
              "code"
            ],
            "description": "The form of the current language's name.",
            "default": "name"
          },
          "showDeposit": {
            "type": "boolean",
            "description": "Shows the deposit button to a guest.",
            "default": true
          },
          "inbox": {
            "type": "boolean",
            "description": "Shows a link to a member's messages while the flag INBOX3 is on.",
            "default": false
          },
          "logo": {
            "type": "string",
            "enum": [
              "regular",
              "large"
            ],
            "description": "The height of the logo in pixels: 28 or 36.",
            "default": "regular"
          },
          "languageIcon": {
            "type": "string",
            "enum": [
              "globe",
              "chevron"
            ],
            "description": "The icon of the language: a globe before it, or a chevron after it.",
            "default": "globe"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "HelpTopicsBlock": {
    "description": "The topics of the help centre with search, categories and a vote on each. The topics of the gateway come first; the merchant's own are shown if the gateway has none or does not answer.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "help-topics",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "accordion"
        ],
        "description": "The structure of the block.",
        "default": "accordion"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "topics": {
            "type": "array",
            "description": "The merchant's own topics.",
            "items": {
              "type": "object",
              "description": "A topic.",
              "additionalProperties": false,
              "required": [
                "id",
                "category",
                "question",
                "answer"
              ],
              "properties": {
                "id": {
                  "type": "string",
                  "description": "Its id.",
                  "pattern": "^[a-z][a-zA-Z0-9-]{0,39}$"
                },
                "category": {
                  "type": "string",
                  "enum": [
                    "account",
                    "deposit",
                    "withdraw",
                    "bonus",
                    "app"
                  ],
                  "description": "Its category."
                },
                "question": {
                  "$ref": "#/definitions/Text",
                  "description": "The question."
                },
                "answer": {
                  "$ref": "#/definitions/Text",
                  "description": "The answer, as plain text with a paragraph on each line."
                }
              }
            },
            "default": [
              {
                "id": "register",
                "category": "account",
                "question": "help.faq.register.question",
                "answer": "help.faq.register.answer"
              },
              {
                "id": "deposit",
                "category": "deposit",
                "question": "help.faq.deposit.question",
                "answer": "help.faq.deposit.answer"
              },
              {
                "id": "withdraw",
                "category": "withdraw",
                "question": "help.faq.withdraw.question",
                "answer": "help.faq.withdraw.answer"
              },
              {
                "id": "password",
                "category": "account",
                "question": "help.faq.password.question",
                "answer": "help.faq.password.answer"
              },
              {
                "id": "bonus",
                "category": "bonus",
                "question": "help.faq.bonus.question",
                "answer": "help.faq.bonus.answer"
              },
              {
                "id": "app",
                "category": "app",
                "question": "help.faq.app.question",
                "answer": "help.faq.app.answer"
              }
            ]
          },
          "search": {
            "type": "boolean",
            "description": "Shows the search field.",
            "default": true
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "LevelGiftsBlock": {
    "description": "The gifts of the member's level, and the way to the levels.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "level-gifts",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "rows"
        ],
        "description": "The structure of the block.",
        "default": "rows"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "tone": {
            "type": "string",
            "enum": [
              "plain",
              "clear",
              "tinted",
              "deep",
              "accent",
              "inverse"
            ],
            "description": "The background of the section.",
            "default": "plain"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "LiveRoomsBlock": {
    "description": "The rooms of the live casino: table, dealer, viewers, and whether a room is free, for VIP members, or paid by the day. It is shown to members, in the category of live casino.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "live-rooms",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "rail",
          "list"
        ],
        "description": "The structure of the block: cards that scroll sideways, or rows.",
        "default": "rail"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "title": {
            "$ref": "#/definitions/Text",
            "description": "The heading. Without it, a default one."
          },
          "limit": {
            "type": "integer",
            "description": "The number of rooms shown.",
            "default": 12,
            "minimum": 1,
            "maximum": 50
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "LobbyFiltersBlock": {
    "description": "Filters for the lists of a lobby: all, hot, new, favourite or recent games, for slots also by minimum bet and number of lines, with an order and a count. The address holds the choice. A lobby without this block shows every game.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "lobby-filters",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "tabs",
          "pills",
          "sheet"
        ],
        "description": "The structure: words in a row, pills in a row, or a button. A button at the end opens the other filters in a sheet.",
        "default": "tabs"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "shows": {
            "type": "array",
            "items": {
              "type": "string",
              "enum": [
                "hot",
                "new",
                "favourites",
                "recent"
              ],
              "description": "A kind of games."
            },
            "description": "The kinds of games that players can choose in addition to all games, in this order. Favourites, recent and hot games need the flags GAMELOFAV3, GAMELOREC3 and GAMELOHOT3.",
            "default": [
              "hot",
              "new",
              "favourites",
              "recent"
            ],
            "uniqueItems": true
          },
          "random": {
            "type": "boolean",
            "description": "Shows a button that opens a random game.",
            "default": false
          },
          "count": {
            "type": "boolean",
            "description": "Shows the number of games.",
            "default": true
          },
          "cells": {
            "type": "boolean",
            "description": "Shows the vendors, the kinds of games and the order as filters in one row instead of a button, with the entry to the search at its end, in the sheet variant. The lobby then needs neither a vendor bar nor a game search.",
            "default": false
          },
          "tone": {
            "type": "string",
            "enum": [
              "plain",
              "clear",
              "tinted",
              "deep",
              "accent",
              "inverse"
            ],
            "description": "The background of the block; \"clear\" shows what reaches below it from the block above, such as the picture of a hero.",
            "default": "plain"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "LoginFormBlock": {
    "description": "User name or mobile, password, captcha if the server asks for it, human check, remember me, forgot password, login and join.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "login-form",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "boxed",
          "ruled",
          "filled"
        ],
        "description": "The structure of the block.",
        "default": "boxed"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "join": {
            "type": "boolean",
            "description": "Shows a link to registration below the form.",
            "default": true
          },
          "joinAs": {
            "type": "string",
            "enum": [
              "button",
              "line"
            ],
            "description": "The form of the link to registration: a button, or a line of text with a link.",
            "default": "button"
          },
          "progress": {
            "type": "string",
            "enum": [
              "none",
              "dots"
            ],
            "description": "The display of progress: \"dots\" draws a bulb on a cord beside each field.",
            "default": "none"
          },
          "button": {
            "type": "string",
            "enum": [
              "accent",
              "primary"
            ],
            "description": "The colour of the login button; \"primary\" if another block has the main action.",
            "default": "accent"
          },
          "captcha": {
            "type": "string",
            "enum": [
              "asked",
              "always"
            ],
            "description": "The display of the captcha: once the gateway asks for it, or always, for a gateway that needs one at every login and cannot announce it.",
            "default": "asked"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "LotteriesBlock": {
    "description": "The lotteries of the gateway with the time to the next draw and the last result.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "lotteries",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "leaf",
          "tiles",
          "rows",
          "groups"
        ],
        "description": "The structure: the next draw as a calendar leaf, tiles, rows, or all draws of the lists below chips that select one group.",
        "default": "leaf"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "mode": {
            "type": "string",
            "enum": [
              "Lott",
              "Elott"
            ],
            "description": "The list of the gateway that is shown.",
            "default": "Lott"
          },
          "modes": {
            "type": "array",
            "items": {
              "type": "string",
              "enum": [
                "Lott",
                "Elott"
              ],
              "description": "A list of the gateway."
            },
            "description": "The lists of the gateway in the groups variant.",
            "default": [
              "Lott",
              "Elott"
            ],
            "uniqueItems": true,
            "minItems": 1
          },
          "draws": {
            "type": "string",
            "enum": [
              "tiles",
              "leaves",
              "rows"
            ],
            "description": "The form of a draw in the groups variant: a tile, a tear-off leaf, two in a row, or a row.",
            "default": "tiles"
          },
          "lead": {
            "type": "string",
            "enum": [
              "none",
              "leaf",
              "card"
            ],
            "description": "The form of the draw that closes first, before the groups variant: none, a calendar leaf whose last result is a torn leaf, or a card with the picture of \"art\".",
            "default": "none"
          },
          "art": {
            "$ref": "#/definitions/Art",
            "description": "The picture of the card that leads the groups variant."
          },
          "tone": {
            "type": "string",
            "enum": [
              "plain",
              "clear",
              "tinted",
              "deep",
              "accent",
              "inverse"
            ],
            "description": "The background of the block in the groups variant; \"clear\" shows what reaches below it from the block above, such as the picture of a hero.",
            "default": "plain"
          },
          "limit": {
            "type": "integer",
            "description": "The number of lotteries. The groups variant shows all of them.",
            "default": 6,
            "minimum": 1,
            "maximum": 24
          },
          "title": {
            "$ref": "#/definitions/Text",
            "description": "The heading.",
            "usual": "home.lotteries.title"
          },
          "calendar": {
            "type": "string",
            "enum": [
              "none",
              "chinese"
            ],
            "description": "The calendar for the second date on the binding of a leaf.",
            "default": "none"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "MallOrdersBlock": {
    "description": "What the member has spent points on, with the state of each order. On the page of the mall it is a tab.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "mall-orders",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "plain"
        ],
        "description": "The structure of the block.",
        "default": "plain"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {}
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "MemberMenuBlock": {
    "description": "The pages of the member in groups, as a list or as icons in four columns. A page whose flag is off is not shown, and a group without pages neither. Deposit, withdrawal and bank accounts are not among the default pages, because the block \"member-wallet\" leads to them. The page \"transfer\" is shown only where vendors have wallets of their own.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "member-menu",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "list",
          "grid"
        ],
        "description": "The structure of the block.",
        "default": "list"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "groups": {
            "type": "array",
            "description": "The groups, from top to bottom.",
            "items": {
              "type": "object",
              "description": "A group.",
              "additionalProperties": false,
              "required": [
                "name",
                "entries"
              ],
              "properties": {
                "name": {
                  "$ref": "#/definitions/Text",
                  "description": "The heading of the group."
                },
                "entries": {
                  "type": "array",
                  "items": {
                    "type": "string",
                    "enum": [
                      "deposit",
                      "withdraw",
                      "records",
                      "transfer",
                      "bets",
                      "accountRecord",
                      "profit",
                      "bonus",
                      "bankCards",
                      "activity",
                      "mall",
                      "pointsRecord",
                      "redEnvelope",
                      "invite",
                      "winners",
                      "agentHome",
                      "team",
                      "agentIncome",
                      "agentLinks",
                      "contracts",
                      "rewards",
                      "vip",
                      "notice",
                      "messages",
                      "service",
                      "feedback",
                      "help",
                      "settings",
                      "security",
                      "changePassword",
                      "identity",
                      "playSafely",
                      "download",
                      "userAgreement"
                    ],
                    "description": "A page."
                  },
                  "description": "The pages of the group.",
                  "uniqueItems": true,
                  "minItems": 1
                }
              }
            },
            "minItems": 1,
            "default": [
              {
                "name": "member.group.money",
                "entries": [
                  "records",
                  "accountRecord",
                  "bets",
                  "profit",
                  "transfer"
                ]
              },
              {
                "name": "member.group.agent",
                "entries": [
                  "agentHome",
                  "team",
                  "agentIncome",
                  "agentLinks",
                  "contracts"
                ]
              },
              {
                "name": "member.group.more",
                "entries": [
                  "activity",
                  "rewards",
                  "vip",
                  "bonus",
                  "redEnvelope",
                  "invite",
                  "winners",
                  "mall",
                  "notice"
                ]
              },
              {
                "name": "member.group.you",
                "entries": [
                  "settings",
                  "security",
                  "identity",
                  "playSafely"
                ]
              },
              {
                "name": "member.group.help",
                "entries": [
                  "messages",
                  "service",
                  "help",
                  "feedback"
                ]
              }
            ]
          },
          "logout": {
            "type": "boolean",
            "description": "Shows the button to log out below the groups.",
            "default": true
          },
          "tone": {
            "type": "string",
            "enum": [
              "plain",
              "clear",
              "tinted",
              "deep",
              "accent",
              "inverse"
            ],
            "description": "The background of the section.",
            "default": "plain"
          },
          "edge": {
            "type": "string",
            "enum": [
              "none",
              "arc",
              "scallop"
            ],
            "description": "The shape of the upper edge of the section's background.",
            "default": "none"
          },
          "over": {
            "type": "string",
            "enum": [
              "plain",
              "clear",
              "tinted",
              "deep",
              "accent",
              "inverse"
            ],
            "description": "The background of the block above, which is visible through the edge.",
            "default": "plain"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "MemberProfileBlock": {
    "description": "The avatar, the name and the level of the member.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "member-profile",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "row",
          "hero"
        ],
        "description": "The structure of the block.",
        "default": "row"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "joined": {
            "type": "boolean",
            "description": "Shows when the member joined.",
            "default": true
          },
          "progress": {
            "type": "boolean",
            "description": "Shows the turnover and the deposits that the next level needs.",
            "default": true
          },
          "portrait": {
            "type": "string",
            "enum": [
              "start",
              "end"
            ],
            "description": "The position of the avatar in the variant \"row\": small before the name, or large after it.",
            "default": "start"
          },
          "badges": {
            "type": "array",
            "items": {
              "$ref": "#/definitions/Art"
            },
            "description": "The pictures of the levels, from the first. The number in the name of a level selects its picture.",
            "maxItems": 20,
            "default": []
          },
          "tone": {
            "type": "string",
            "enum": [
              "plain",
              "clear",
              "tinted",
              "deep",
              "accent",
              "inverse"
            ],
            "description": "The background of the section.",
            "default": "plain"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "MemberWalletBlock": {
    "description": "The balance with mask and refresh, and the money buttons. The variant \"vendors\" also lists the balance at each vendor and recalls all of them, if the wallet is not single.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "member-wallet",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "card",
          "vendors"
        ],
        "description": "The structure of the block.",
        "default": "card"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "actions": {
            "type": "array",
            "items": {
              "type": "string",
              "enum": [
                "deposit",
                "withdraw",
                "accounts"
              ],
              "description": "A page."
            },
            "description": "The buttons. The first is the main one.",
            "uniqueItems": true,
            "default": [
              "deposit",
              "withdraw",
              "accounts"
            ]
          },
          "tone": {
            "type": "string",
            "enum": [
              "plain",
              "clear",
              "tinted",
              "deep",
              "accent",
              "inverse"
            ],
            "description": "The background of the section.",
            "default": "plain"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "MissionsBlock": {
    "description": "The missions with the progress of each, and the button that claims its reward.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "missions",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "rows"
        ],
        "description": "The structure of the block.",
        "default": "rows"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "tone": {
            "type": "string",
            "enum": [
              "plain",
              "clear",
              "tinted",
              "deep",
              "accent",
              "inverse"
            ],
            "description": "The background of the section.",
            "default": "plain"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "MyGamesBlock": {
    "description": "The player's recent games or favourites, or the platform's hot games: on a home of all categories, in a lobby of its category. Hidden if there are none, for a guest unless it shows hot games, and while its flag GAMELOREC3, GAMELOFAV3 or GAMELOHOT3 is off.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "my-games",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "rail",
          "grid"
        ],
        "description": "The structure: a row that scrolls sideways, or three in a row.",
        "default": "rail"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "which": {
            "type": "string",
            "enum": [
              "recent",
              "favourites",
              "hot"
            ],
            "description": "The games to show.",
            "default": "recent"
          },
          "title": {
            "$ref": "#/definitions/Text",
            "description": "The heading.",
            "usual": {
              "by": "which",
              "keys": {
                "recent": "lobby.mineRecent",
                "favourites": "lobby.mineFavourites",
                "hot": "lobby.mineHot"
              }
            }
          },
          "limit": {
            "type": "integer",
            "description": "The highest number of games.",
            "default": 12,
            "minimum": 3,
            "maximum": 24
          },
          "tone": {
            "type": "string",
            "enum": [
              "plain",
              "clear",
              "tinted",
              "deep",
              "accent",
              "inverse"
            ],
            "description": "The background of the block; \"clear\" shows what reaches below it from the block above, such as the picture of a hero.",
            "default": "plain"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "NoticesBlock": {
    "description": "A line of scrolling announcement titles, or a line that reports that there are none.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "notices",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "line",
          "ticker"
        ],
        "description": "The structure of the block.",
        "default": "line"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "divisor": {
            "type": "integer",
            "description": "The divisor of the scroll speed: in each frame the line moves by the window's width divided by this number.",
            "default": 2000,
            "minimum": 500,
            "maximum": 10000
          },
          "tone": {
            "type": "string",
            "enum": [
              "plain",
              "clear",
              "tinted",
              "deep",
              "accent",
              "inverse"
            ],
            "description": "The background of the block; \"clear\" shows what reaches below it from the block above, such as the picture of a hero.",
            "default": "plain"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "PictureLinkBlock": {
    "description": "A picture of the merchant that leads to a page or an address. As a video, it is the poster of a video that plays where the link leads.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "picture-link",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "picture",
          "video"
        ],
        "description": "The structure of the block: a picture, or the poster of a video with its title and the sign that it plays.",
        "default": "picture"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "required": [
          "art",
          "title"
        ],
        "properties": {
          "art": {
            "$ref": "#/definitions/Art",
            "description": "The picture. Its file tells its shape."
          },
          "title": {
            "$ref": "#/definitions/Text",
            "description": "What the picture shows, or the title of the video. A screen reader reads it out, and a picture that fails to load shows it."
          },
          "link": {
            "$ref": "#/definitions/Link",
            "description": "Where a tap leads. Without it, the picture cannot be tapped."
          },
          "width": {
            "type": "string",
            "enum": [
              "inset",
              "full"
            ],
            "description": "The width of the picture: inside the gutters, with the corners of cards, or as wide as the page.",
            "default": "inset"
          },
          "tone": {
            "type": "string",
            "enum": [
              "plain",
              "clear",
              "tinted",
              "deep",
              "accent",
              "inverse"
            ],
            "description": "The background of the section.",
            "default": "plain"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "PictureBlock": {
    "description": "A drawn picture with a title and a line, at the head of a form page.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "picture",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "scene",
          "banner",
          "headline",
          "field"
        ],
        "description": "The structure of the block. A field has the brand's colour with two bands, whose shape follows the first letter of the brand's name. As the first block of a page it extends behind the page's bar. It shows text and no picture.",
        "default": "scene"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "art": {
            "$ref": "#/definitions/Art",
            "description": "The picture."
          },
          "over": {
            "$ref": "#/definitions/Art",
            "description": "A second picture at its own size in the top start corner of a scene, such as a lamp with its cord. The text beside it begins 48 pixels from the edge."
          },
          "behindBar": {
            "type": "string",
            "enum": [
              "none",
              "titled",
              "untitled"
            ],
            "description": "Extends the picture behind the page's bar if it is the first block of a page. \"untitled\" also removes the title from the bar, because the picture contains it. By default the picture does not extend."
          },
          "title": {
            "$ref": "#/definitions/Text",
            "description": "The title."
          },
          "line": {
            "$ref": "#/definitions/Text",
            "description": "A line below it."
          },
          "followed": {
            "type": "integer",
            "description": "The pixels at the bottom of a banner that the next block overlaps. That block needs the clear tone.",
            "minimum": 0,
            "maximum": 400
          },
          "group": {
            "type": "string",
            "description": "An announcements group whose first banner replaces the picture, such as m_reg."
          },
          "logo": {
            "type": "string",
            "enum": [
              "none",
              "regular",
              "large"
            ],
            "description": "Shows the brand's logo above the text, 28 or 36 pixels high. For pages whose bar does not show it, such as login.",
            "default": "none"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "PointsBalanceBlock": {
    "description": "The points of the member, the level, what this month earned and what expires next.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "points-balance",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "plain"
        ],
        "description": "The structure of the block.",
        "default": "plain"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "picture": {
            "$ref": "#/definitions/Art",
            "description": "A picture beside the points."
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "PointsExchangeBlock": {
    "description": "The form that turns points into money. On the page of the mall it is a tab.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "points-exchange",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "plain"
        ],
        "description": "The structure of the block.",
        "default": "plain"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {}
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "PopularGamesBlock": {
    "description": "The most played games.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "popular-games",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "strip",
          "grid",
          "covers"
        ],
        "description": "The structure of the block.",
        "default": "strip"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "source": {
            "type": "string",
            "enum": [
              "popular",
              "hot"
            ],
            "description": "The list of the gateway that is shown.",
            "default": "popular"
          },
          "limit": {
            "type": "integer",
            "description": "The number of games.",
            "default": 12,
            "minimum": 3,
            "maximum": 30
          },
          "footer": {
            "type": "boolean",
            "description": "Shows the name of the vendor below each card.",
            "default": true
          },
          "title": {
            "$ref": "#/definitions/Text",
            "description": "The heading.",
            "usual": {
              "by": "source",
              "keys": {
                "popular": "home.popular.title",
                "hot": "home.popular.hotTitle"
              }
            }
          },
          "more": {
            "type": "boolean",
            "description": "Shows a link to the hot games of the lobby in the heading.",
            "default": false
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "PromoCardBlock": {
    "description": "A promotion of the merchant's own: a picture, a title, a line, a button, and a countdown to its end.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "promo-card",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "card",
          "row"
        ],
        "description": "The structure of the block: a card with the picture above the words, or a row with a small picture beside them.",
        "default": "card"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "art": {
            "$ref": "#/definitions/Art",
            "description": "The picture. Without it, the card has words alone."
          },
          "title": {
            "$ref": "#/definitions/Text",
            "description": "The title."
          },
          "line": {
            "$ref": "#/definitions/Text",
            "description": "A line below the title."
          },
          "link": {
            "$ref": "#/definitions/Link",
            "description": "Where the button leads. Without it there is no button."
          },
          "label": {
            "$ref": "#/definitions/Text",
            "description": "The words of the button.",
            "usual": "content.more"
          },
          "until": {
            "$ref": "#/definitions/Moment",
            "description": "The end of the promotion. The card shows the time left until then by the server's clock, and afterwards that it has ended. A condition on the time with the same \"until\" hides the card then."
          },
          "ended": {
            "$ref": "#/definitions/Text",
            "description": "What the card shows after its end.",
            "usual": "content.ended"
          },
          "tone": {
            "type": "string",
            "enum": [
              "plain",
              "clear",
              "tinted",
              "deep",
              "accent",
              "inverse"
            ],
            "description": "The background of the section.",
            "default": "plain"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "PromotionsBlock": {
    "description": "The promotions of the gateway below chips of their categories. A card leads to the promotion. The variant \"posters\" has the words on large pictures; \"tickets\" has the picture beside the words.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "promotions",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "tickets",
          "posters"
        ],
        "description": "The structure of the cards.",
        "default": "tickets"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "lead": {
            "type": "boolean",
            "description": "Shows the first promotion as a poster, in the variant \"tickets\".",
            "default": false
          },
          "picture": {
            "type": "string",
            "enum": [
              "start",
              "end"
            ],
            "description": "The side of the picture, in the variant \"tickets\".",
            "default": "start"
          },
          "limit": {
            "type": "integer",
            "description": "The number of promotions; all without it.",
            "minimum": 1,
            "maximum": 50
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "QuestionsBlock": {
    "description": "Questions with answers that open below them.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "questions",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "list"
        ],
        "description": "The structure of the block.",
        "default": "list"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "title": {
            "$ref": "#/definitions/Text",
            "description": "The title."
          },
          "items": {
            "type": "array",
            "description": "The questions in their order.",
            "maxItems": 50,
            "items": {
              "type": "object",
              "description": "A question.",
              "additionalProperties": false,
              "required": [
                "question",
                "answer"
              ],
              "properties": {
                "question": {
                  "$ref": "#/definitions/Text",
                  "description": "The question."
                },
                "answer": {
                  "$ref": "#/definitions/Text",
                  "description": "The answer. A line break stays one."
                }
              }
            },
            "default": []
          },
          "open": {
            "type": "boolean",
            "description": "Shows the first answer from the start.",
            "default": false
          },
          "tone": {
            "type": "string",
            "enum": [
              "plain",
              "clear",
              "tinted",
              "deep",
              "accent",
              "inverse"
            ],
            "description": "The background of the section.",
            "default": "plain"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "RedEnvelopeBlock": {
    "description": "A line below the account of home and of the member centre while a red envelope is open or opens soon, with its countdown. The player can close it for the visit.",
    "place": "line",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "red-envelope",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "packet"
        ],
        "description": "The structure of the block.",
        "default": "packet"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "soon": {
            "type": "integer",
            "description": "The minutes before the opening from which the line is shown; 0 for only while it is open.",
            "default": 5,
            "minimum": 0,
            "maximum": 1440
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "RegisterFormBlock": {
    "description": "The fields that the configuration lists and the gateway enables.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "register-form",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "boxed",
          "ruled",
          "filled"
        ],
        "description": "The structure of the block.",
        "default": "boxed"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "progress": {
            "type": "string",
            "enum": [
              "none",
              "count",
              "dots",
              "ring"
            ],
            "description": "The display of progress: a line of text, bulbs on a cord beside the fields with the count, or a ring.",
            "default": "none"
          },
          "ringAt": {
            "type": "string",
            "enum": [
              "form",
              "picture"
            ],
            "description": "The position of the ring: above the fields, or in the hole of the banner of 390 by 208 above the form.",
            "default": "form"
          },
          "login": {
            "type": "boolean",
            "description": "Shows a link to login below the form.",
            "default": false
          },
          "statements": {
            "type": "string",
            "enum": [
              "each",
              "joined"
            ],
            "description": "Shows age and agreement as two boxes, or as a single box. With the statement of not being barred, the two boxes have lines between them, below the age mark.",
            "default": "each"
          },
          "submit": {
            "type": "string",
            "enum": [
              "end",
              "fixed"
            ],
            "description": "The position of the main action: at the end of the form, or fixed at the bottom of the screen while the form is visible.",
            "default": "end"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "RewardListBlock": {
    "description": "The number and the sum of the rewards that can be claimed, with the button that claims them all, the tickets, and the way to the history.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "reward-list",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "cards"
        ],
        "description": "The structure of the block.",
        "default": "cards"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "all": {
            "type": "boolean",
            "description": "Shows the button that claims all rewards.",
            "default": true
          },
          "tone": {
            "type": "string",
            "enum": [
              "plain",
              "clear",
              "tinted",
              "deep",
              "accent",
              "inverse"
            ],
            "description": "The background of the section.",
            "default": "plain"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "ScoreboardBlock": {
    "description": "Matches in play from the lobby news: both sides, the score, and a timeline with a ball at the current minute and dotted arcs between the goals. The first match has the inverse background.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "scoreboard",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "rail"
        ],
        "description": "The structure of the block.",
        "default": "rail"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "title": {
            "$ref": "#/definitions/Text",
            "description": "The heading.",
            "usual": "home.scoreboard.title"
          },
          "category": {
            "type": "string",
            "enum": [
              "SPORTS",
              "ESPORTS",
              "COCKFIGHT",
              "CRICKET"
            ],
            "description": "The game category of the matches. By default matches of all categories."
          },
          "limit": {
            "type": "integer",
            "description": "The number of matches shown. The number beside the heading counts all matches.",
            "default": 12,
            "minimum": 1,
            "maximum": 40
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "ServiceChannelsBlock": {
    "description": "The channels of customer service that pass the link allow-list, each with its hours, an id to copy and a QR code for LINE; the live chat; and the way to feedback and help.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "service-channels",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "cards"
        ],
        "description": "The structure of the block.",
        "default": "cards"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "email": {
            "type": "string",
            "description": "An e-mail address of customer service.",
            "format": "email",
            "maxLength": 254
          },
          "qr": {
            "type": "boolean",
            "description": "Shows the QR code of LINE.",
            "default": true
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "ServiceBlock": {
    "description": "A headset in the bar of every page. It opens the only customer service, or the page that lists them.",
    "place": "bar",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "service",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "headset"
        ],
        "description": "The structure of the block.",
        "default": "headset"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "limit": {
            "type": "integer",
            "description": "The largest number of services. With 1, the headset always opens the first one.",
            "default": 2,
            "minimum": 1,
            "maximum": 2
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "SignInCalendarBlock": {
    "description": "The days on which the member signed in, with the reward of each, and the button for today. The variant \"month\" shows every day of the month, \"week\" the days of the present week.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "sign-in-calendar",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "month",
          "week"
        ],
        "description": "The structure of the block.",
        "default": "month"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "tone": {
            "type": "string",
            "enum": [
              "plain",
              "clear",
              "tinted",
              "deep",
              "accent",
              "inverse"
            ],
            "description": "The background of the section.",
            "default": "plain"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "SlideMenuBlock": {
    "description": "The menu that slides over the page.",
    "place": "drawer",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "slide-menu",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "panel",
          "blocks",
          "book",
          "index"
        ],
        "description": "The structure: a panel with the account at the bottom, the same in three blocks of colour behind an arc with the menu ornament, a bound book, or an index with the account at the top, the categories as headlines and the rest in two columns.",
        "default": "panel"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "side": {
            "type": "string",
            "enum": [
              "start",
              "end"
            ],
            "description": "The side from which it slides in.",
            "default": "start"
          },
          "logo": {
            "type": "string",
            "enum": [
              "page",
              "inverse"
            ],
            "description": "The logo at the top of a panel: the one for the page, or the one for the brand's colour, for a look that colours the top.",
            "default": "page"
          },
          "single": {
            "type": "string",
            "enum": [
              "hide",
              "show"
            ],
            "description": "The display of the balance if there is a single wallet for everything.",
            "default": "hide"
          },
          "only": {
            "type": "array",
            "items": {
              "type": "string",
              "enum": [
                "RNG",
                "FISH",
                "LIVE",
                "SPORTS",
                "ESPORTS",
                "PVP",
                "LOTT",
                "ELOTT",
                "COCKFIGHT",
                "CRICKET",
                "CRASH",
                "MINI"
              ],
              "description": "A game category."
            },
            "description": "The categories listed, in this order. By default all that the gateway lists.",
            "uniqueItems": true
          },
          "counts": {
            "type": "string",
            "enum": [
              "plain",
              "units",
              "vendors"
            ],
            "description": "The unit of a category's number: games without a unit, games with a unit such as \"64 tables\", or vendors. By default a book shows units and an index counts vendors."
          },
          "inPlay": {
            "type": "boolean",
            "description": "Shows the number of matches in play for each category, from the lobby news.",
            "default": false
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "SocialLoginBlock": {
    "description": "Buttons for the sign-in providers that are set up and whose flag is on.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "social-login",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "buttons",
          "icons",
          "badges",
          "row"
        ],
        "description": "The structure: \"badges\" are buttons on a raised background with each mark on a round badge; \"row\" is a row of plain buttons with the name of the provider, without a line above.",
        "default": "buttons"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "providers": {
            "type": "array",
            "items": {
              "type": "string",
              "enum": [
                "facebook",
                "google"
              ],
              "description": "A provider."
            },
            "description": "The order of the buttons.",
            "uniqueItems": true,
            "default": [
              "facebook",
              "google"
            ]
          },
          "other": {
            "type": "string",
            "enum": [
              "none",
              "join",
              "login"
            ],
            "description": "The alternative in the row variant: a join button before the providers, or a line below them with a link to login for members. It remains if no provider is set up.",
            "default": "none"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "TrialFormBlock": {
    "description": "The generated trial name, the possibilities and limits of a trial, and the button that starts it.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "trial-form",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "boxed",
          "filled"
        ],
        "description": "The structure of the block.",
        "default": "boxed"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {}
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "TrialPlayBlock": {
    "description": "The action that starts a demo account at once.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "trial-play",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "button",
          "pill",
          "link",
          "pair"
        ],
        "description": "The structure: \"pair\" has a join button beside it, which remains if free play is off.",
        "default": "button"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "text": {
            "$ref": "#/definitions/Text",
            "description": "The text of the button.",
            "usual": "trial.start"
          },
          "tone": {
            "type": "string",
            "enum": [
              "plain",
              "clear",
              "tinted",
              "deep",
              "accent",
              "inverse"
            ],
            "description": "The background of the block; \"clear\" shows what reaches below it from the block above, such as the picture of a hero.",
            "default": "plain"
          },
          "look": {
            "type": "string",
            "enum": [
              "soft",
              "outline"
            ],
            "description": "The look of the trial button in a pair: on a raised background with its icon, or outlined like the button beside it.",
            "default": "soft"
          },
          "lead": {
            "$ref": "#/definitions/Text",
            "description": "A line before the link. Both then align with the start of the row."
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "VendorBarBlock": {
    "description": "The vendors of the lobby's category. A tap shows only the games of one vendor.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "vendor-bar",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "chips",
          "bubbles"
        ],
        "description": "The structure of the block.",
        "default": "chips"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "tone": {
            "type": "string",
            "enum": [
              "plain",
              "clear",
              "tinted",
              "deep",
              "accent",
              "inverse"
            ],
            "description": "The background of the block; \"clear\" shows what reaches below it from the block above, such as the picture of a hero.",
            "default": "plain"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "VendorHeadBlock": {
    "description": "The vendor whose games a list shows: its mark, its name, the number of its games, and the time of its maintenance.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "vendor-head",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "row",
          "banner"
        ],
        "description": "The structure: a row, or the vendor's own picture across the page with its name on it.",
        "default": "row"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "tone": {
            "type": "string",
            "enum": [
              "plain",
              "clear",
              "tinted",
              "deep",
              "accent",
              "inverse"
            ],
            "description": "The background of the block; \"clear\" shows what reaches below it from the block above, such as the picture of a hero.",
            "default": "plain"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "VendorSectionBlock": {
    "description": "A game category, or all categories that no other block of the page names: the heading, the vendors in rows, and a link to the rest. Live and fishing have two rows, other categories three, unless \"rows\" is set.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "vendor-section",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "grid",
          "lanes",
          "list",
          "bubbles",
          "scenes",
          "rows",
          "posters",
          "crops",
          "feature",
          "capsules"
        ],
        "description": "The structure: cards, numbered lanes that scroll, seals in a list, round tiles, pictures that fill their tiles, rows that begin with a picture, wide pictures with the name on them in rows that scroll, small pictures beside the name in rows that scroll, or the popular games of the category: a wide one above tiles in two columns, or capsules in three columns. The last two show the vendors if a category has no popular game.",
        "default": "grid"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "required": [
          "category"
        ],
        "properties": {
          "category": {
            "type": "string",
            "enum": [
              "RNG",
              "FISH",
              "LIVE",
              "SPORTS",
              "ESPORTS",
              "PVP",
              "LOTT",
              "ELOTT",
              "COCKFIGHT",
              "CRICKET",
              "CRASH",
              "MINI",
              "*"
            ],
            "description": "The game category. \"*\" draws a section for each category that the gateway offers and that no block of the page names, in the gateway's order. Such sections have the name of their category as heading, and no edge, perch or depth."
          },
          "except": {
            "type": "array",
            "items": {
              "type": "string",
              "enum": [
                "RNG",
                "FISH",
                "LIVE",
                "SPORTS",
                "ESPORTS",
                "PVP",
                "LOTT",
                "ELOTT",
                "COCKFIGHT",
                "CRICKET",
                "CRASH",
                "MINI"
              ],
              "description": "A game category."
            },
            "description": "Categories for which the category \"*\" draws no section.",
            "uniqueItems": true,
            "default": []
          },
          "title": {
            "$ref": "#/definitions/Text",
            "description": "The heading. By default the name of the category.",
            "usual": {
              "by": "category",
              "keys": {
                "RNG": "category.RNG",
                "FISH": "category.FISH",
                "LIVE": "category.LIVE",
                "SPORTS": "category.SPORTS",
                "ESPORTS": "category.ESPORTS",
                "PVP": "category.PVP",
                "LOTT": "category.LOTT",
                "ELOTT": "category.ELOTT",
                "COCKFIGHT": "category.COCKFIGHT",
                "CRICKET": "category.CRICKET",
                "CRASH": "category.CRASH",
                "MINI": "category.MINI"
              }
            }
          },
          "rows": {
            "type": "integer",
            "description": "The number of rows of vendors.",
            "minimum": 1,
            "maximum": 6
          },
          "more": {
            "type": "boolean",
            "description": "Shows the link to the rest in the heading.",
            "default": true
          },
          "tone": {
            "type": "string",
            "enum": [
              "plain",
              "clear",
              "tinted",
              "deep",
              "accent",
              "inverse"
            ],
            "description": "The background of the section; \"clear\" shows what reaches below it from the block above.",
            "default": "plain"
          },
          "lead": {
            "type": "boolean",
            "description": "Extends the first vendor of the grid across the whole first row.",
            "default": false
          },
          "edge": {
            "type": "string",
            "enum": [
              "none",
              "arc",
              "scallop"
            ],
            "description": "The shape of the upper edge of the section's background.",
            "default": "none"
          },
          "over": {
            "type": "string",
            "enum": [
              "plain",
              "clear",
              "tinted",
              "deep",
              "accent",
              "inverse"
            ],
            "description": "The background of the block above, which is visible through the edge.",
            "default": "plain"
          },
          "depth": {
            "$ref": "#/definitions/Text",
            "description": "The depth of the section, shown beside the heading after an arrow that points down."
          },
          "perch": {
            "$ref": "#/definitions/Art",
            "description": "A small picture that shows above the edge of the section."
          },
          "covers": {
            "type": "string",
            "enum": [
              "none",
              "grid",
              "strip"
            ],
            "description": "The layout of the category's popular games above a list of vendors: three in a row with their vendor, or a strip.",
            "default": "none"
          },
          "count": {
            "type": "string",
            "enum": [
              "games",
              "vendors",
              "none"
            ],
            "description": "The unit of the number beside the heading.",
            "default": "games"
          },
          "countAt": {
            "type": "string",
            "enum": [
              "title",
              "more"
            ],
            "description": "The position of the number: beside the heading with its unit, or alone in the link to the rest.",
            "default": "title"
          },
          "moreText": {
            "$ref": "#/definitions/Text",
            "description": "The text of the link to the rest.",
            "usual": "home.more"
          },
          "alike": {
            "type": "array",
            "items": {
              "type": "string",
              "enum": [
                "RNG",
                "FISH",
                "LIVE",
                "SPORTS",
                "ESPORTS",
                "PVP",
                "LOTT",
                "ELOTT",
                "COCKFIGHT",
                "CRICKET",
                "CRASH",
                "MINI"
              ],
              "description": "A game category."
            },
            "description": "Categories whose popular games appear among those of this one, in the feature and capsules variants.",
            "uniqueItems": true,
            "default": []
          },
          "wide": {
            "type": "object",
            "description": "Wide pictures of games by their code, 358 by 196, for the game across the section. A game without one shows its own picture cropped.",
            "additionalProperties": {
              "$ref": "#/definitions/Art"
            },
            "default": {},
            "examples": [
              {
                "PEARL-DROP": "art/banners/feature-pearl-drop.svg"
              }
            ]
          },
          "marks": {
            "type": "boolean",
            "description": "Uses the vendors' marks on a sunken background as small pictures.",
            "default": false
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "WinnerBoardBlock": {
    "description": "A ranked, scrolling list of recent wins: a rank and a sentence with name, game and whole amount.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "winner-board",
        "description": "The type of the block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "podium",
          "table",
          "almanac",
          "ticker"
        ],
        "description": "The structure of the block.",
        "default": "podium"
      },
      "settings": {
        "type": "object",
        "description": "The settings of this block.",
        "additionalProperties": false,
        "properties": {
          "rows": {
            "type": "integer",
            "description": "The number of wins shown, of one hundred.",
            "default": 100,
            "minimum": 1,
            "maximum": 100
          },
          "visible": {
            "type": "integer",
            "description": "The number of rows visible at once.",
            "default": 6,
            "minimum": 1,
            "maximum": 20
          },
          "title": {
            "$ref": "#/definitions/Text",
            "description": "The heading.",
            "usual": "home.winners.title"
          },
          "legend": {
            "$ref": "#/definitions/Text",
            "description": "A line below the table that explains it."
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the block is shown. Without it, the block is always shown."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "The block to show instead if the running version does not know this block's type."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "Condition": {
    "description": "The condition under which a block or a field is shown: a tree of all, any and not over single facts. Its result is true, false or unknown, each with a reason. Unknown hides only the block or field that has the condition.",
    "anyOf": [
      {
        "type": "object",
        "description": "All conditions.",
        "additionalProperties": false,
        "required": [
          "all"
        ],
        "properties": {
          "all": {
            "type": "array",
            "minItems": 1,
            "items": {
              "$ref": "#/definitions/Condition"
            },
            "description": "True when every condition in the list is true."
          }
        }
      },
      {
        "type": "object",
        "description": "At least one condition.",
        "additionalProperties": false,
        "required": [
          "any"
        ],
        "properties": {
          "any": {
            "type": "array",
            "minItems": 1,
            "items": {
              "$ref": "#/definitions/Condition"
            },
            "description": "True when at least one condition in the list is true."
          }
        }
      },
      {
        "type": "object",
        "description": "The opposite of a condition.",
        "additionalProperties": false,
        "required": [
          "not"
        ],
        "properties": {
          "not": {
            "$ref": "#/definitions/Condition",
            "description": "True when the condition is false."
          }
        }
      },
      {
        "type": "object",
        "description": "A whitelabel flag is on (or, with \"is\": false, off).",
        "additionalProperties": false,
        "required": [
          "flag"
        ],
        "properties": {
          "flag": {
            "type": "string",
            "description": "A whitelabel flag of the platform, such as PTSYS3.",
            "examples": [
              "FACEBOOKLOGIN3",
              "GOOGLELOGIN3",
              "PTSYS3",
              "PROFPIC3",
              "FREEPLAY3",
              "CAPTCHA3",
              "GEETEST3",
              "INBOX3",
              "REWCEN3",
              "FEEDBACK3",
              "GAMELOFAV3",
              "GAMELOREC3",
              "GAMELOHOT3",
              "AFFMAN3",
              "REG3",
              "MEMTRANS3",
              "FUNDTRANS3",
              "CBS3",
              "SIGNCONDIV3",
              "DAILYSALCONT3",
              "HOURSAL3"
            ]
          },
          "is": {
            "type": "boolean",
            "description": "The required state.",
            "default": true
          }
        }
      },
      {
        "type": "object",
        "description": "A page template.",
        "additionalProperties": false,
        "required": [
          "template"
        ],
        "properties": {
          "template": {
            "type": "string",
            "enum": [
              "mem_cen",
              "dep_func"
            ],
            "description": "A template flag of the platform."
          },
          "is": {
            "type": "string",
            "enum": [
              "base",
              "new"
            ],
            "description": "The required variant.",
            "default": "new"
          }
        }
      },
      {
        "type": "object",
        "description": "A setting of the gateway.",
        "additionalProperties": false,
        "required": [
          "setting"
        ],
        "properties": {
          "setting": {
            "type": "string",
            "description": "A live setting by dotted path, such as \"register.captcha\" or \"wallet.isSingle\"."
          },
          "is": {
            "description": "The required value.",
            "default": true,
            "type": [
              "boolean",
              "string",
              "number"
            ]
          }
        }
      },
      {
        "type": "object",
        "description": "The session of the player.",
        "additionalProperties": false,
        "required": [
          "session"
        ],
        "properties": {
          "session": {
            "description": "The session of the player, or a list of accepted sessions.",
            "anyOf": [
              {
                "type": "string",
                "enum": [
                  "guest",
                  "member",
                  "trial",
                  "agent"
                ],
                "description": "The session of the player. An agent is also a member; a trial account is not."
              },
              {
                "type": "array",
                "items": {
                  "type": "string",
                  "enum": [
                    "guest",
                    "member",
                    "trial",
                    "agent"
                  ],
                  "description": "The session of the player. An agent is also a member; a trial account is not."
                },
                "minItems": 1,
                "uniqueItems": true
              }
            ]
          }
        }
      },
      {
        "type": "object",
        "description": "The language of the page.",
        "additionalProperties": false,
        "required": [
          "language"
        ],
        "properties": {
          "language": {
            "description": "The language of the page, or a list of accepted languages.",
            "anyOf": [
              {
                "type": "string",
                "description": "A language tag."
              },
              {
                "type": "array",
                "items": {
                  "type": "string",
                  "description": "A language tag."
                },
                "minItems": 1,
                "uniqueItems": true
              }
            ]
          }
        }
      },
      {
        "type": "object",
        "description": "The device of the player.",
        "additionalProperties": false,
        "required": [
          "device"
        ],
        "properties": {
          "device": {
            "description": "The kind of device that opened the page, or a list of accepted kinds.",
            "anyOf": [
              {
                "type": "string",
                "enum": [
                  "browser",
                  "pwa",
                  "webclip",
                  "app"
                ],
                "description": "The kind of device that opened the page."
              },
              {
                "type": "array",
                "items": {
                  "type": "string",
                  "enum": [
                    "browser",
                    "pwa",
                    "webclip",
                    "app"
                  ],
                  "description": "The kind of device that opened the page."
                },
                "minItems": 1,
                "uniqueItems": true
              }
            ]
          }
        }
      },
      {
        "type": "object",
        "description": "The time is within a window, by the server's clock.",
        "additionalProperties": false,
        "required": [
          "time"
        ],
        "properties": {
          "time": {
            "type": "object",
            "description": "A window of time. Without \"from\" it has no beginning, without \"until\" no end.",
            "additionalProperties": false,
            "minProperties": 1,
            "properties": {
              "from": {
                "type": "string",
                "description": "The first moment of the window: a time with its offset, such as 2026-12-24T18:00+07:00, or with its zone, such as 2026-12-24T18:00[Asia/Bangkok]. A local time that the zone skips moves forward by the gap; of a local time that the zone has twice, the first counts.",
                "examples": [
                  "2026-12-24T18:00+07:00",
                  "2026-12-24T18:00[Asia/Bangkok]"
                ]
              },
              "until": {
                "type": "string",
                "description": "The first moment after the window, written like \"from\".",
                "examples": [
                  "2026-12-27T00:00+07:00",
                  "2026-12-27T00:00[Asia/Bangkok]"
                ]
              }
            }
          }
        }
      }
    ]
  },
  "Fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "description": "The block to show if the running version does not know the type of the configured one.",
    "properties": {
      "type": {
        "$ref": "#/definitions/FallbackType"
      },
      "variant": {
        "type": "string",
        "description": "The structure of the block."
      },
      "settings": {
        "type": "object",
        "description": "The settings of the block.",
        "additionalProperties": true
      }
    }
  },
  "FallbackType": {
    "type": "string",
    "enum": [
      "header",
      "footer",
      "bottom-menu",
      "slide-menu",
      "service",
      "banner",
      "notices",
      "account",
      "categories",
      "vendor-section",
      "popular-games",
      "winner-board",
      "contact",
      "fixtures",
      "scoreboard",
      "game-list",
      "vendor-bar",
      "game-grid",
      "vendor-head",
      "my-games",
      "game-search",
      "lobby-filters",
      "lotteries",
      "picture",
      "document",
      "promo-card",
      "countdown",
      "picture-link",
      "questions",
      "login-form",
      "register-form",
      "trial-form",
      "social-login",
      "trial-play",
      "red-envelope",
      "live-rooms",
      "member-profile",
      "member-wallet",
      "member-menu",
      "deposit",
      "points-balance",
      "goods",
      "points-exchange",
      "mall-orders",
      "help-topics",
      "service-channels",
      "promotions",
      "app-downloads",
      "sign-in-calendar",
      "reward-list",
      "missions",
      "level-gifts"
    ],
    "description": "The type of the block."
  },
  "Flags": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "FACEBOOKLOGIN3": {
        "type": "boolean",
        "description": "Facebook login. The first button of the social-login block. This value applies until the gateway sends the flag."
      },
      "GOOGLELOGIN3": {
        "type": "boolean",
        "description": "Google login. The second button of the social-login block. This value applies until the gateway sends the flag."
      },
      "PTSYS3": {
        "type": "boolean",
        "description": "Points mall. The points mall route and its entries in the slide-in menu. This value applies until the gateway sends the flag."
      },
      "PROFPIC3": {
        "type": "boolean",
        "description": "Profile picture. Lets members open the avatar picker. This value applies until the gateway sends the flag."
      },
      "FREEPLAY3": {
        "type": "boolean",
        "description": "Free play. The trial page and the trial-play action. This value applies until the gateway sends the flag."
      },
      "CAPTCHA3": {
        "type": "boolean",
        "description": "Captcha. Allows forms to ask for a captcha code. This value applies until the gateway sends the flag."
      },
      "GEETEST3": {
        "type": "boolean",
        "description": "Human check. Shows the slider check in login and registration. This value applies until the gateway sends the flag."
      },
      "INBOX3": {
        "type": "boolean",
        "description": "Inbox. Internal messages. This value applies until the gateway sends the flag."
      },
      "REWCEN3": {
        "type": "boolean",
        "description": "Reward centre. The reward centre. This value applies until the gateway sends the flag."
      },
      "FEEDBACK3": {
        "type": "boolean",
        "description": "Feedback. The feedback form of customer service. This value applies until the gateway sends the flag."
      },
      "GAMELOFAV3": {
        "type": "boolean",
        "description": "Favourites. Favourites in the game lobby and among the lotteries. This value applies until the gateway sends the flag."
      },
      "GAMELOREC3": {
        "type": "boolean",
        "description": "Recent games. Recent games in the game lobby. This value applies until the gateway sends the flag."
      },
      "GAMELOHOT3": {
        "type": "boolean",
        "description": "Hot games. Hot games in the game lobby. This value applies until the gateway sends the flag."
      },
      "AFFMAN3": {
        "type": "boolean",
        "description": "Affiliates. Affiliate links in the agent centre. The flags of contracts (SIGNCONDIV3, DAILYSALCONT3, HOURSAL3) are below it: while it is off, contracts are off too. This value applies until the gateway sends the flag."
      },
      "REG3": {
        "type": "boolean",
        "description": "Registration. The registration page and every link to it. This value applies until the gateway sends the flag."
      },
      "MEMTRANS3": {
        "type": "boolean",
        "description": "Member transfer. Transfers between members. This value applies until the gateway sends the flag."
      },
      "FUNDTRANS3": {
        "type": "boolean",
        "description": "Fund transfer. Transfers between wallets. This value applies until the gateway sends the flag."
      },
      "CBS3": {
        "type": "boolean",
        "description": "Chat. The chat of customer service. This value applies until the gateway sends the flag."
      },
      "SIGNCONDIV3": {
        "type": "boolean",
        "description": "Dividend contracts. Dividend contracts. This value applies until the gateway sends the flag."
      },
      "DAILYSALCONT3": {
        "type": "boolean",
        "description": "Daily-salary contracts. Daily-salary contracts. This value applies until the gateway sends the flag."
      },
      "HOURSAL3": {
        "type": "boolean",
        "description": "Hourly-salary contracts. Hourly-salary contracts. This value applies until the gateway sends the flag."
      }
    }
  },
  "Link": {
    "description": "The target of a tap: a route of the product that starts with one slash, or an https, tel, mailto or line address that passes the link allow-list.",
    "type": "string",
    "minLength": 1,
    "maxLength": 500
  },
  "Livery": {
    "description": "Makes a folder a workspace of the installed package: livery.json. Base and the messages come from the package.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "schemaVersion"
    ],
    "properties": {
      "$schema": {
        "type": "string",
        "description": "The address of this schema for editors."
      },
      "schemaVersion": {
        "const": 1,
        "description": "The version of this file's format."
      },
      "scaffold": {
        "type": "object",
        "description": "What \"livery init\" and \"livery upgrade\" wrote. They keep this part themselves.",
        "additionalProperties": false,
        "required": [
          "version",
          "files"
        ],
        "properties": {
          "version": {
            "type": "string",
            "pattern": "^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$",
            "description": "The version of the package that this workspace was made with or upgraded to, such as 1.2.3."
          },
          "files": {
            "type": "object",
            "description": "The files of a new workspace in that version, each with the first 16 digits of its SHA-256. An upgrade replaces a file only if nobody changed it since.",
            "additionalProperties": {
              "type": "string",
              "pattern": "^[0-9a-f]{16}$"
            }
          }
        }
      },
      "environments": {
        "type": "object",
        "description": "The gateways that the merchants of this workspace meet, such as staging and production, by the names that commands take: \"livery why lagoon home --env staging\".",
        "propertyNames": {
          "pattern": "^[a-z][a-z0-9-]{0,31}$"
        },
        "additionalProperties": {
          "type": "object",
          "description": "One gateway with its merchants.",
          "additionalProperties": false,
          "required": [
            "gateway"
          ],
          "properties": {
            "gateway": {
              "type": "string",
              "pattern": "^https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?$",
              "description": "The gateway's origin, such as https://gateway.staging.example. It has no path, no password and no slash at its end."
            },
            "adapter": {
              "type": [
                "string",
                "null"
              ],
              "pattern": "^[a-z][a-z0-9-]{0,31}$",
              "description": "The adapter of this gateway in place of the one that each merchant names as \"gateway.adapter\": the name of its file in gateways/ without .ts. null for a gateway that keeps the contract."
            },
            "publish": {
              "type": "object",
              "description": "Where \"livery publish --env\" puts the sites whose pages call this gateway. Keys of a bucket are no part of it: they come from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.",
              "additionalProperties": false,
              "properties": {
                "out": {
                  "type": "string",
                  "minLength": 1,
                  "description": "The published folder, from the folder of this file, such as published/staging."
                },
                "to": {
                  "type": "string",
                  "pattern": "^s3://[A-Za-z0-9.-]+(/[^?#@\\s]*)?$",
                  "description": "A bucket in place of a folder, such as s3://shop/live."
                },
                "endpoint": {
                  "type": "string",
                  "pattern": "^https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?/?$",
                  "description": "The address of the bucket's server, if it is not Amazon's."
                },
                "alone": {
                  "type": "boolean",
                  "description": "True if nobody else publishes there, for a bucket whose server knows no conditional writes."
                }
              }
            }
          }
        }
      },
      "studio": {
        "type": "object",
        "description": "Who signs in to the studio that \"livery studio --serve\" serves, and what they may do. The client's secret is no part of it: it comes from LIVERY_STUDIO_SECRET.",
        "additionalProperties": false,
        "required": [
          "issuer",
          "client",
          "grants"
        ],
        "properties": {
          "issuer": {
            "type": "string",
            "pattern": "^(https://[A-Za-z0-9.-]+(:[0-9]{1,5})?|http://(localhost|127\\.0\\.0\\.1)(:[0-9]{1,5})?)(/[A-Za-z0-9._~/-]*)?$",
            "description": "The issuer of the identity provider (OpenID Connect), exactly as its discovery document names it, such as https://login.example/realms/staff. It begins with https://; only one on this machine may begin with http://."
          },
          "client": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "description": "The client id that the identity provider gave the studio."
          },
          "scopes": {
            "type": "array",
            "description": "The scopes to ask for beside openid, profile and email, such as groups.",
            "items": {
              "type": "string",
              "pattern": "^[!#-\\[\\]-~]+$",
              "description": "A scope, such as groups."
            },
            "uniqueItems": true
          },
          "grants": {
            "type": "array",
            "minItems": 1,
            "description": "Which claim of a person gives which role. A person has the roles of every grant that fits, and cannot sign in without any.",
            "items": {
              "type": "object",
              "description": "One role for whoever has a value in a claim.",
              "additionalProperties": false,
              "required": [
                "claim",
                "value",
                "role"
              ],
              "properties": {
                "claim": {
                  "type": "string",
                  "minLength": 1,
                  "maxLength": 200,
                  "description": "The claim of the ID token, such as groups, or a path in it, such as realm_access.roles. The claim email counts only if email_verified is true."
                },
                "value": {
                  "type": "string",
                  "minLength": 1,
                  "maxLength": 500,
                  "description": "The value that the claim must be, or hold if it is a list."
                },
                "role": {
                  "enum": [
                    "viewer",
                    "editor",
                    "publisher",
                    "admin"
                  ],
                  "description": "What it gives: viewer looks, editor saves, publisher publishes and rolls back, admin ends the sessions of others and reads the audit log. Each may do all that those before it may."
                },
                "merchants": {
                  "type": "array",
                  "minItems": 1,
                  "description": "The merchants that the role is for. By default all of them, also those that are made later.",
                  "items": {
                    "type": "string",
                    "pattern": "^[a-z][a-z0-9-]{1,31}$",
                    "description": "The code of a merchant."
                  }
                }
              }
            }
          },
          "approval": {
            "type": "boolean",
            "default": false,
            "description": "True if nobody publishes alone: what a publisher wants to publish goes out once a second publisher has approved exactly that. Rollbacks need no approval."
          },
          "webhooks": {
            "type": "array",
            "description": "The addresses that get a signed message when something was published, rolled back, or failed at its time. The secret is no part of it: it comes from LIVERY_WEBHOOK_SECRET.",
            "items": {
              "type": "string",
              "pattern": "^(https://[A-Za-z0-9.-]+(:[0-9]{1,5})?|http://(localhost|127\\.0\\.0\\.1)(:[0-9]{1,5})?)(/[^#@\\s]*)?$",
              "description": "An address that begins with https://; only one on this machine may begin with http://."
            },
            "uniqueItems": true
          },
          "remote": {
            "type": "object",
            "description": "The remote of the workspace's git with which the studio exchanges commits after each save and every so often. Its address and how git signs in there are configured in git alone.",
            "additionalProperties": false,
            "required": [
              "name"
            ],
            "properties": {
              "name": {
                "type": "string",
                "pattern": "^[A-Za-z0-9][A-Za-z0-9._-]*$",
                "maxLength": 60,
                "description": "The name of the remote in git, such as origin."
              },
              "seconds": {
                "type": "integer",
                "minimum": 5,
                "maximum": 86400,
                "default": 60,
                "description": "The seconds after which the studio looks for commits of others."
              }
            }
          },
          "sessions": {
            "type": "object",
            "description": "How long a sign-in lasts.",
            "additionalProperties": false,
            "properties": {
              "idleMinutes": {
                "type": "integer",
                "minimum": 5,
                "maximum": 1440,
                "default": 60,
                "description": "The minutes without a request after which a session ends."
              },
              "hours": {
                "type": "integer",
                "minimum": 1,
                "maximum": 168,
                "default": 12,
                "description": "The hours after a sign-in at which a session ends in any case. A role that the identity provider takes away ends with it at the latest."
              }
            }
          }
        }
      }
    }
  },
  "LookTokens": {
    "description": "The colours that the look of a merchant adds to the tokens of its theme: merchants/<code>/look/tokens.json.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "tokens"
    ],
    "properties": {
      "$schema": {
        "type": "string",
        "description": "The address of this schema for editors."
      },
      "tokens": {
        "type": "object",
        "description": "The colours by name. A style sheet of the look uses one as var(--name).",
        "propertyNames": {
          "pattern": "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"
        },
        "additionalProperties": {
          "$ref": "#/definitions/LookTokensToken"
        },
        "examples": [
          {
            "head-foam": {
              "value": "color-mix(in oklab, var(--primary) 12%, var(--surface-page))",
              "backgroundOf": [
                "text",
                "text-muted"
              ]
            }
          }
        ]
      }
    }
  },
  "LookTokensToken": {
    "type": "object",
    "description": "A colour with what it is shown with, so that contrast is checked in the colours of every merchant that takes the look.",
    "additionalProperties": false,
    "required": [
      "value"
    ],
    "examples": [
      {
        "value": "#2a1623",
        "backgroundOf": [
          "text"
        ]
      }
    ],
    "properties": {
      "value": {
        "type": "string",
        "minLength": 1,
        "description": "A colour, such as #2a1623, or one computed from tokens of the theme: var(), color-mix() in oklab, oklch or srgb, or oklch(from …)."
      },
      "textOn": {
        "type": "array",
        "description": "The tokens that are backgrounds of texts in this colour. The contrast is at least 4.5:1.",
        "items": {
          "type": "string"
        },
        "uniqueItems": true
      },
      "markOn": {
        "type": "array",
        "description": "The tokens that are backgrounds of lines and marks in this colour. The contrast is at least 3:1.",
        "items": {
          "type": "string"
        },
        "uniqueItems": true
      },
      "backgroundOf": {
        "type": "array",
        "description": "The tokens that are colours of texts on this background. The contrast is at least 4.5:1.",
        "items": {
          "type": "string"
        },
        "uniqueItems": true
      }
    }
  },
  "Merchant": {
    "description": "A merchant of the platform. It inherits every value that it does not set from the merchant that it extends.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "schemaVersion",
      "code"
    ],
    "properties": {
      "$schema": {
        "type": "string",
        "description": "The address of this schema for editors."
      },
      "schemaVersion": {
        "const": 1,
        "description": "The version of this format."
      },
      "code": {
        "type": "string",
        "description": "The merchant's code, the same as its folder's name.",
        "pattern": "^[a-z][a-z0-9-]{1,31}$"
      },
      "extends": {
        "type": "string",
        "description": "The merchant this one inherits from.",
        "pattern": "^[a-z][a-z0-9-]{1,31}$"
      },
      "hosts": {
        "type": "array",
        "items": {
          "type": "string",
          "pattern": "^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$",
          "description": "A host in lower case, such as brand.localhost, without scheme, port or path."
        },
        "description": "The host names this merchant answers to, without a port.",
        "uniqueItems": true,
        "examples": [
          [
            "brand.localhost"
          ]
        ],
        "default": []
      },
      "archived": {
        "type": "boolean",
        "description": "True for a merchant that is kept and not worked on. A publish of all merchants leaves it out, so its hosts stay as they are; a publish that names it takes its hosts down. It is hidden in the gallery, and validate lists its findings only where it is named. Merchants that inherit from it do not inherit this value.",
        "default": false
      },
      "timeZone": {
        "type": "string",
        "pattern": "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$",
        "description": "The time zone that the merchant is run in, as a name of the IANA database. Times without a zone in the studio and in commands are in it, such as those of a scheduled publish. Players see times in the zone of their device.",
        "examples": [
          "Asia/Bangkok"
        ],
        "default": "UTC"
      },
      "brand": {
        "type": "object",
        "description": "Name and logo.",
        "additionalProperties": false,
        "properties": {
          "name": {
            "$ref": "#/definitions/Text",
            "description": "The name of the brand, as short as players know it: 24 letters fit beside the header's buttons. It appears if there is no logo."
          },
          "logo": {
            "$ref": "#/definitions/Art",
            "description": "The logo in the header, the menu and the status screens, in a box of 144 by 28 CSS pixels, drawn for the page's background. Without it, the name appears there."
          },
          "logoInverse": {
            "$ref": "#/definitions/Art",
            "description": "The logo for a background of the opposite lightness."
          },
          "mark": {
            "$ref": "#/definitions/Art",
            "description": "The square mark for the browser's tab."
          }
        }
      },
      "theme": {
        "$ref": "#/definitions/Theme",
        "description": "The theme."
      },
      "languages": {
        "type": "object",
        "description": "The languages that players can choose, and the language of a first visit.",
        "additionalProperties": false,
        "properties": {
          "default": {
            "type": "string",
            "description": "The language of a first visit, as a language tag.",
            "default": "th",
            "names": "language",
            "pattern": "^[a-z]{2,3}(-[A-Za-z0-9]+)*$"
          },
          "supported": {
            "type": "array",
            "items": {
              "type": "string",
              "names": "language",
              "pattern": "^[a-z]{2,3}(-[A-Za-z0-9]+)*$"
            },
            "description": "The languages that players can choose, in this order.",
            "minItems": 1,
            "uniqueItems": true,
            "default": [
              "th",
              "en",
              "zh"
            ]
          },
          "notes": {
            "type": "string",
            "enum": [
              "none",
              "greeting",
              "invitation",
              "translated"
            ],
            "description": "The text beside each name in the list of languages: a greeting or an invitation to switch, both in that language, or its name in the current language.",
            "default": "none"
          }
        }
      },
      "gateway": {
        "type": "object",
        "description": "The addresses and options of the platform's gateway.",
        "additionalProperties": false,
        "properties": {
          "origin": {
            "type": "string",
            "pattern": "^(https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?)?$",
            "description": "The gateway's origin; empty for the host of the page.",
            "default": ""
          },
          "fallbackOrigins": {
            "type": "array",
            "items": {
              "type": "string",
              "pattern": "^https://[A-Za-z0-9.-]+(:[0-9]{1,5})?$",
              "description": "An https origin, such as https://gateway-2.example.com."
            },
            "description": "Other origins of the same gateway. While the gateway's own origin cannot be reached, reads go to those of them that the gateway has sent as routes, or to all of them if it has sent none. The page's policy allows requests to no other origin.",
            "uniqueItems": true,
            "default": []
          },
          "merchantCode": {
            "type": "string",
            "pattern": "^[!-~]*$",
            "description": "A code of the merchant at the gateway, in letters without accents, digits and signs, without a space, such as LAGOON-1; by default the code of the folder.",
            "default": ""
          },
          "trialMerchantCode": {
            "type": "string",
            "pattern": "^[!-~]*$",
            "description": "A code of the merchant's trial accounts at the gateway, in the form of merchantCode, such as LAGOON-1-trial; by default the folder's code with -trial.",
            "default": ""
          },
          "paths": {
            "type": "object",
            "description": "Paths of single calls by call name, which override the defaults.",
            "additionalProperties": {
              "type": "string",
              "description": "A path of the gateway's own host that starts with one slash and has no query, such as /wps/session/login.",
              "pattern": "^/(?![/\\\\])[!-\"$->@-~]*$"
            },
            "default": {}
          },
          "moduleIds": {
            "type": "object",
            "description": "The value of the ModuleId header for the calls of each module. By default the name of the module.",
            "additionalProperties": false,
            "properties": {
              "common": {
                "type": "string",
                "pattern": "^[!-~]{1,64}$",
                "description": "The id of the calls for status, settings, templates, login, logout and customer service.",
                "default": "common"
              },
              "registration": {
                "type": "string",
                "pattern": "^[!-~]{1,64}$",
                "description": "The id of the calls for registration, its settings and patterns, trial accounts and affiliates.",
                "default": "registration"
              },
              "captcha": {
                "type": "string",
                "pattern": "^[!-~]{1,64}$",
                "description": "The id of the calls for captchas and human checks.",
                "default": "captcha"
              },
              "announcements": {
                "type": "string",
                "pattern": "^[!-~]{1,64}$",
                "description": "The id of the calls for announcements and lobby news.",
                "default": "announcements"
              },
              "games": {
                "type": "string",
                "pattern": "^[!-~]{1,64}$",
                "description": "The id of the calls for vendors, games, lotteries, favourites, launches, orders and winners.",
                "default": "games"
              },
              "member": {
                "type": "string",
                "pattern": "^[!-~]{1,64}$",
                "description": "The id of the calls for the member, the picture and the balance.",
                "default": "member"
              },
              "fundTransfer": {
                "type": "string",
                "pattern": "^[!-~]{1,64}$",
                "description": "The id of the calls for transfers between wallets.",
                "default": "fundTransfer"
              },
              "memberTransactionReport": {
                "type": "string",
                "pattern": "^[!-~]{1,64}$",
                "description": "The calls of records: deposits, withdrawals, transactions, postings.",
                "default": "memberTransactionReport"
              },
              "personalReport": {
                "type": "string",
                "pattern": "^[!-~]{1,64}$",
                "description": "The call of profit and loss.",
                "default": "personalReport"
              },
              "agentInfo": {
                "type": "string",
                "pattern": "^[!-~]{1,64}$",
                "description": "The id of the calls for an agent's figures, income, rates, links and contracts.",
                "default": "agentInfo"
              },
              "agentDownline": {
                "type": "string",
                "pattern": "^[!-~]{1,64}$",
                "description": "The id of the calls for an agent's subordinates.",
                "default": "agentDownline"
              },
              "agentAnnouncements": {
                "type": "string",
                "pattern": "^[!-~]{1,64}$",
                "description": "The id of the call for the announcements to agents.",
                "default": "agentAnnouncements"
              }
            }
          },
          "prizeModes": {
            "type": "object",
            "description": "The prize modes to send in requests for the lotteries or games of a category.",
            "additionalProperties": false,
            "properties": {
              "LOTT": {
                "type": "string",
                "enum": [
                  "Lott",
                  "ZY",
                  "Elott"
                ],
                "description": "The prize mode of lotteries.",
                "default": "Lott"
              },
              "ELOTT": {
                "type": "string",
                "enum": [
                  "Lott",
                  "ZY",
                  "Elott"
                ],
                "description": "The prize mode of electronic lotteries.",
                "default": "Elott"
              }
            }
          },
          "adapter": {
            "type": "string",
            "pattern": "^([a-z][a-z0-9-]{0,31})?$",
            "description": "The adapter of a gateway that differs from the contract: the name of its file in gateways/ without .ts, such as north. Empty for a gateway that keeps the contract.",
            "default": "",
            "examples": [
              "north"
            ]
          },
          "session": {
            "type": "string",
            "enum": [
              "token",
              "cookie"
            ],
            "description": "How the gateway knows a player again: by a token that the page sends in the Authorization header, or by a cookie that no script can read, with a token against forged requests in the X-CSRF-Token header.",
            "default": "token"
          },
          "tokenInQuery": {
            "type": "boolean",
            "description": "Repeats the token in the query of the calls for which a gateway requires it.",
            "default": false
          },
          "statusReading": {
            "type": "string",
            "enum": [
              "A",
              "B"
            ],
            "description": "The meaning of the status number of a gateway that sends no flags.",
            "default": "B"
          },
          "serviceDecoder": {
            "type": "string",
            "enum": [
              "plain",
              "base64"
            ],
            "description": "The encoding of customer-service paths.",
            "default": "base64"
          },
          "publicKey": {
            "type": "string",
            "description": "The pinned key for encrypted calls, base64 SPKI."
          },
          "imageHosts": {
            "type": "array",
            "items": {
              "type": "string",
              "pattern": "^(https?://)?(\\*\\.)?[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*(:[0-9]{1,5})?$",
              "description": "A host such as example.com, or *.example.com for every host below it."
            },
            "description": "Hosts from which pictures may load, in addition to the page's own.",
            "default": []
          },
          "linkHosts": {
            "type": "array",
            "items": {
              "type": "string",
              "pattern": "^(\\*\\.)?[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*(:[0-9]{1,5})?$",
              "description": "A host such as example.com, or *.example.com for every host below it."
            },
            "description": "Hosts to which links from outside may lead.",
            "default": []
          },
          "frameHosts": {
            "type": "array",
            "items": {
              "type": "string",
              "pattern": "^(https?://)?(\\*\\.)?[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*(:[0-9]{1,5})?$",
              "description": "A host such as example.com, or *.example.com for every host below it."
            },
            "description": "Hosts of games and chats. A frame shows no other host, and no other host opens as a game.",
            "default": []
          },
          "agentExcludedTypes": {
            "type": "array",
            "items": {
              "type": "integer"
            },
            "description": "Member types that are not agents.",
            "default": [
              4,
              40,
              41,
              42
            ]
          },
          "trialTypes": {
            "type": "array",
            "items": {
              "type": "integer"
            },
            "description": "Member types of trial accounts.",
            "default": [
              4
            ]
          },
          "nonMemberTypes": {
            "type": "array",
            "items": {
              "type": "integer"
            },
            "description": "Types of staff accounts, which cannot log in as members.",
            "default": []
          }
        }
      },
      "flags": {
        "$ref": "#/definitions/Flags",
        "description": "The values of flags that apply until the gateway sends them."
      },
      "forceOff": {
        "type": "object",
        "description": "Flags that are off for this merchant whatever the gateway sends, each with the reason for colleagues. Nothing forces a flag on: what it opens needs the platform.",
        "propertyNames": {
          "enum": [
            "FACEBOOKLOGIN3",
            "GOOGLELOGIN3",
            "PTSYS3",
            "PROFPIC3",
            "FREEPLAY3",
            "CAPTCHA3",
            "GEETEST3",
            "INBOX3",
            "REWCEN3",
            "FEEDBACK3",
            "GAMELOFAV3",
            "GAMELOREC3",
            "GAMELOHOT3",
            "AFFMAN3",
            "REG3",
            "MEMTRANS3",
            "FUNDTRANS3",
            "CBS3",
            "SIGNCONDIV3",
            "DAILYSALCONT3",
            "HOURSAL3"
          ]
        },
        "additionalProperties": {
          "type": "string",
          "minLength": 1,
          "description": "The reason."
        },
        "default": {},
        "examples": [
          {
            "FREEPLAY3": "The licence of this market allows no trial play."
          }
        ]
      },
      "pages": {
        "type": "object",
        "description": "The pages that are assembled from blocks. \"shell\" holds the blocks around every page; \"lobby\" is the game container, \"lobby-sports\" that of sports and e-sports, \"lobby-lottery\" that of the lottery; if one of these two is not configured, \"lobby\" applies; \"vendor-games\" is the game list of one slot vendor, \"more-lotteries\" the list of all lotteries; \"member-home\" is the member centre, \"deposit\" the deposit page, \"help\" the help centre, \"service\" customer service, \"download\" the page of the apps, \"activity\" the promotions. A page of your own has a name that begins with \"own-\", such as \"own-club\".",
        "additionalProperties": false,
        "patternProperties": {
          "^own-[a-z0-9]+(-[a-z0-9]+)*$": {
            "$ref": "#/definitions/OwnPage"
          }
        },
        "properties": {
          "shell": {
            "$ref": "#/definitions/Page"
          },
          "home": {
            "$ref": "#/definitions/Page"
          },
          "login": {
            "$ref": "#/definitions/Page"
          },
          "register": {
            "$ref": "#/definitions/Page"
          },
          "trial": {
            "$ref": "#/definitions/Page"
          },
          "lobby": {
            "$ref": "#/definitions/Page"
          },
          "lobby-sports": {
            "$ref": "#/definitions/Page"
          },
          "lobby-lottery": {
            "$ref": "#/definitions/Page"
          },
          "vendor-games": {
            "$ref": "#/definitions/Page"
          },
          "more-lotteries": {
            "$ref": "#/definitions/Page"
          },
          "member-home": {
            "$ref": "#/definitions/Page"
          },
          "deposit": {
            "$ref": "#/definitions/Page"
          },
          "mall": {
            "$ref": "#/definitions/Page"
          },
          "rewards": {
            "$ref": "#/definitions/Page"
          },
          "help": {
            "$ref": "#/definitions/Page"
          },
          "service": {
            "$ref": "#/definitions/Page"
          },
          "download": {
            "$ref": "#/definitions/Page"
          },
          "activity": {
            "$ref": "#/definitions/Page"
          }
        }
      },
      "registration": {
        "type": "object",
        "description": "The registration form.",
        "additionalProperties": false,
        "properties": {
          "order": {
            "type": "array",
            "items": {
              "type": "string",
              "enum": [
                "affiliateCode",
                "recommenderId",
                "username",
                "payeeName",
                "nickname",
                "password",
                "confirmPassword",
                "mobileNum",
                "qqNum",
                "email",
                "line",
                "facebook",
                "captcha",
                "humanCheck",
                "*"
              ]
            },
            "description": "The fields from top to bottom; \"*\" means the rest: as inherited, or else in the order that the gateway's settings number, and then as the platform lists them.",
            "uniqueItems": true,
            "default": [
              "*"
            ]
          },
          "fields": {
            "type": "object",
            "description": "The settings of single fields, by name.",
            "propertyNames": {
              "enum": [
                "affiliateCode",
                "recommenderId",
                "username",
                "payeeName",
                "nickname",
                "password",
                "confirmPassword",
                "mobileNum",
                "qqNum",
                "email",
                "line",
                "facebook",
                "captcha",
                "humanCheck"
              ]
            },
            "additionalProperties": {
              "type": "object",
              "description": "The settings of a field.",
              "additionalProperties": false,
              "properties": {
                "when": {
                  "$ref": "#/definitions/Condition"
                },
                "label": {
                  "$ref": "#/definitions/Text",
                  "description": "The label that replaces the default one.",
                  "usual": {
                    "by": "$name",
                    "keys": {
                      "affiliateCode": "field.affiliateCode",
                      "recommenderId": "field.recommenderId",
                      "username": "field.username",
                      "payeeName": "field.payeeName",
                      "nickname": "field.nickname",
                      "password": "field.password",
                      "confirmPassword": "field.confirmPassword",
                      "mobileNum": "field.mobileNum",
                      "qqNum": "field.qqNum",
                      "email": "field.email",
                      "line": "field.line",
                      "facebook": "field.facebook",
                      "captcha": "field.captcha"
                    }
                  }
                },
                "hint": {
                  "$ref": "#/definitions/Text",
                  "description": "A line below the field.",
                  "usual": {
                    "by": "$name",
                    "keys": {
                      "email": "field.emailHint"
                    }
                  }
                },
                "placeholder": {
                  "$ref": "#/definitions/Text",
                  "description": "The text in the empty field. A field that is not required then shows beside its label that it is optional."
                },
                "note": {
                  "type": "string",
                  "description": "A note to colleagues."
                }
              }
            },
            "default": {}
          },
          "minimumAge": {
            "type": "integer",
            "description": "The age that a player must confirm.",
            "default": 18,
            "minimum": 18,
            "maximum": 25
          },
          "statement": {
            "type": "boolean",
            "description": "Asks the player to state also that they are not barred from gambling.",
            "default": false
          }
        }
      },
      "navigation": {
        "$ref": "#/definitions/Navigation"
      },
      "lobby": {
        "type": "object",
        "description": "The game lobby.",
        "additionalProperties": false,
        "properties": {
          "minimumBet": {
            "type": "integer",
            "description": "The minimum bet of the slot filter.",
            "default": 1,
            "minimum": 1,
            "maximum": 1000
          },
          "lines": {
            "type": "integer",
            "description": "The lines of the slot filter.",
            "default": 25,
            "minimum": 1,
            "maximum": 1000
          },
          "launch": {
            "type": "object",
            "description": "The place where games open. In a frame the player stays on the page, with the balance and the time played above the game. In a window the page has a button that opens the game, for vendors whose games refuse frames. In both cases the address must have a host in gateway.frameHosts.",
            "additionalProperties": false,
            "examples": [
              {
                "in": "frame",
                "vendors": {
                  "PG": "window"
                }
              }
            ],
            "properties": {
              "in": {
                "type": "string",
                "enum": [
                  "frame",
                  "window"
                ],
                "description": "The place where games open of vendors that are not listed below.",
                "default": "frame"
              },
              "vendors": {
                "type": "object",
                "description": "The place where the games of single vendors open, by the vendor's account type.",
                "additionalProperties": {
                  "type": "string",
                  "enum": [
                    "frame",
                    "window"
                  ]
                },
                "default": {},
                "examples": [
                  {
                    "PG": "window"
                  }
                ]
              }
            }
          }
        }
      },
      "profile": {
        "type": "object",
        "description": "A member's settings page.",
        "additionalProperties": false,
        "properties": {
          "fields": {
            "type": "array",
            "items": {
              "type": "string",
              "enum": [
                "nickname",
                "payeeName",
                "mobileNum",
                "email",
                "birthday",
                "line",
                "facebook",
                "qqNum",
                "weChat",
                "whatsApp",
                "telegram",
                "zalo",
                "address",
                "nationality",
                "occupation",
                "sourceOfIncome",
                "idNumber"
              ],
              "description": "An entry."
            },
            "description": "The fields of the profile, from top to bottom. A field that the gateway does not keep is not shown.",
            "uniqueItems": true,
            "default": [
              "nickname",
              "payeeName",
              "mobileNum",
              "email",
              "birthday",
              "line"
            ]
          }
        }
      },
      "documents": {
        "type": "object",
        "description": "The user agreement and the other documents that players can read. Their texts are messages: \"legal.<document>.<section>.title\" and \".text\".",
        "additionalProperties": false,
        "properties": {
          "version": {
            "type": "string",
            "description": "The version of the documents.",
            "default": "1.0",
            "minLength": 1,
            "maxLength": 20
          },
          "updated": {
            "type": "string",
            "description": "The day of the last change, as YYYY-MM-DD.",
            "default": "2026-01-01",
            "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
          },
          "agreement": {
            "type": "array",
            "items": {
              "type": "string",
              "enum": [
                "account",
                "eligibility",
                "money",
                "bonuses",
                "games",
                "conduct",
                "closing",
                "liability",
                "changes",
                "contact"
              ],
              "description": "An entry."
            },
            "description": "The sections of the user agreement, from top to bottom.",
            "uniqueItems": true,
            "default": [
              "account",
              "eligibility",
              "money",
              "bonuses",
              "games",
              "conduct",
              "closing",
              "liability",
              "changes",
              "contact"
            ]
          },
          "privacy": {
            "type": "array",
            "items": {
              "type": "string",
              "enum": [
                "data",
                "purpose",
                "sharing",
                "storage",
                "rights",
                "cookies",
                "contact"
              ],
              "description": "An entry."
            },
            "description": "The sections about privacy.",
            "uniqueItems": true,
            "default": [
              "data",
              "purpose",
              "sharing",
              "storage",
              "rights",
              "cookies",
              "contact"
            ]
          },
          "responsible": {
            "type": "array",
            "items": {
              "type": "string",
              "enum": [
                "signs",
                "limits",
                "timeOut",
                "exclusion",
                "underage",
                "help"
              ],
              "description": "An entry."
            },
            "description": "The sections about responsible play.",
            "uniqueItems": true,
            "default": [
              "signs",
              "limits",
              "timeOut",
              "exclusion",
              "underage",
              "help"
            ]
          },
          "bonus": {
            "type": "array",
            "items": {
              "type": "string",
              "enum": [
                "general",
                "turnover",
                "games",
                "abuse",
                "expiry"
              ],
              "description": "An entry."
            },
            "description": "The sections of the bonus terms.",
            "uniqueItems": true,
            "default": [
              "general",
              "turnover",
              "games",
              "abuse",
              "expiry"
            ]
          }
        }
      },
      "safety": {
        "type": "object",
        "description": "The settings for player safety: the demands of a market, the data that a device remembers, the length of a session.",
        "additionalProperties": false,
        "properties": {
          "profile": {
            "type": "string",
            "enum": [
              "default",
              "strict"
            ],
            "description": "The named set of a market's demands.",
            "default": "default"
          },
          "rememberedLogin": {
            "type": "string",
            "enum": [
              "credentials",
              "username",
              "off"
            ],
            "description": "The data of a login that a device remembers.",
            "default": "credentials"
          },
          "inactivityMinutes": {
            "type": "integer",
            "description": "The minutes of inactivity after which a session ends.",
            "default": 30,
            "minimum": 5,
            "maximum": 240
          },
          "revealUnknownAccount": {
            "type": "boolean",
            "description": "Reveals in the answer to a password request that an account does not exist.",
            "default": false
          }
        }
      },
      "$final": {
        "type": "object",
        "description": "Values that no merchant below may change, by dotted path, each with its reason. A final value of a block also keeps the block in its order and without a new \"when\".",
        "additionalProperties": {
          "type": "string",
          "minLength": 1
        },
        "examples": [
          {
            "registration.minimumAge": "The licence of the platform asks for it."
          }
        ]
      }
    }
  },
  "Moment": {
    "description": "A moment: a time with its offset, such as 2026-12-24T18:00+07:00, or with its zone, such as 2026-12-24T18:00[Asia/Bangkok]. A local time that the zone skips moves forward by the gap; of a local time that the zone has twice, the first counts.",
    "type": "string",
    "minLength": 1,
    "maxLength": 80
  },
  "Navigation": {
    "description": "The bottom menu and the slide-in menu. Both list entries: a page of the product by its name, a page of your own, or an entry of \"entries\".",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "bottom": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/NavigationName"
        },
        "description": "The entries of the bottom menu. At most five of them may be shown at the same time.",
        "minItems": 3,
        "maxItems": 10,
        "uniqueItems": true,
        "default": [
          "home",
          "sports",
          "live",
          "slots",
          "fish"
        ]
      },
      "menu": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/NavigationGroup"
        },
        "description": "The links of the slide-in menu below the game categories, in groups. By default the pages that the variant of the menu has for a member. With groups of your own, guests see those of their links too.",
        "maxItems": 10,
        "default": []
      },
      "entries": {
        "type": "object",
        "description": "What an entry of a menu shows and when, by its name. An entry without a row here has the title and the icon of its page, and is always shown.",
        "additionalProperties": {
          "$ref": "#/definitions/NavigationEntry"
        },
        "propertyNames": {
          "pattern": "^[A-Za-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*$",
          "maxLength": 60
        },
        "default": {},
        "examples": [
          {
            "own-club": {
              "icon": "crown"
            }
          }
        ]
      }
    }
  },
  "NavigationName": {
    "type": "string",
    "minLength": 1,
    "maxLength": 60,
    "names": "entry",
    "description": "A page of the product, such as \"winners\"; a lobby, such as \"slots\"; \"menu\" for the button of the slide-in menu; a page of your own, such as \"own-club\"; or an entry of \"entries\".",
    "examples": [
      "sports",
      "live",
      "slots",
      "fish",
      "lottery",
      "esports",
      "poker",
      "crash",
      "mini",
      "activity",
      "account",
      "menu",
      "home",
      "login",
      "register",
      "trial",
      "changePassword",
      "forgot",
      "service",
      "notice",
      "moreLotteries",
      "userAgreement",
      "help",
      "download",
      "memberHome",
      "settings",
      "security",
      "bankCards",
      "identity",
      "playSafely",
      "messages",
      "feedback",
      "withdraw",
      "deposit",
      "transfer",
      "records",
      "bets",
      "accountRecord",
      "profit",
      "bonus",
      "rewards",
      "vip",
      "mall",
      "pointsRecord",
      "invite",
      "winners",
      "redEnvelope",
      "agentLogin",
      "agentHome",
      "team",
      "teamBets",
      "agentIncome",
      "agentLinks",
      "agentRebates",
      "teamTransfer",
      "contracts",
      "dailySalaryContract",
      "dividendContract",
      "hourlySalaryContract"
    ]
  },
  "NavigationGroup": {
    "type": "object",
    "description": "A group of links.",
    "additionalProperties": false,
    "required": [
      "entries"
    ],
    "properties": {
      "title": {
        "$ref": "#/definitions/Text",
        "description": "The title above the links; without one, the group has none."
      },
      "entries": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/NavigationName"
        },
        "description": "The links of the group.",
        "minItems": 1,
        "maxItems": 20,
        "uniqueItems": true
      }
    }
  },
  "NavigationEntry": {
    "type": "object",
    "description": "An entry of a menu.",
    "additionalProperties": false,
    "properties": {
      "page": {
        "$ref": "#/definitions/NavigationName",
        "description": "The page that the entry opens, such as \"winners\", \"slots\" or \"own-club\". By default the page with the name of the entry."
      },
      "label": {
        "$ref": "#/definitions/Text",
        "description": "The label. By default the title of the page."
      },
      "icon": {
        "$ref": "#/definitions/ThemeIcon",
        "description": "The icon. By default that of the page; a page of your own has none."
      },
      "drawing": {
        "$ref": "#/definitions/Art",
        "description": "An SVG of your own in place of the icon. It is drawn in the colour of the label."
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "The condition under which the entry is shown. Without it, the entry is shown wherever its page exists."
      }
    }
  },
  "OwnBlock": {
    "description": "Describes a block of this workspace to Livery: blocks/<type>/block.json. The name of the folder is the type. It has a dash, as no group of messages does.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "schemaVersion",
      "title",
      "description",
      "height"
    ],
    "properties": {
      "$schema": {
        "type": "string",
        "description": "The address of this schema for editors."
      },
      "schemaVersion": {
        "const": 1,
        "description": "The version of this file's format."
      },
      "title": {
        "type": "string",
        "minLength": 1,
        "maxLength": 40,
        "description": "The name of the block for colleagues, in English."
      },
      "description": {
        "type": "string",
        "minLength": 1,
        "description": "What the block shows, in one sentence."
      },
      "variants": {
        "type": "array",
        "description": "The structures of the block. The first is the default. Without it, the only one is \"plain\".",
        "minItems": 1,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "pattern": "^[a-z][a-z0-9-]*$"
        }
      },
      "settings": {
        "type": "object",
        "description": "The settings that a merchant gives to the block, by name.",
        "propertyNames": {
          "pattern": "^[a-z][A-Za-z0-9]*$"
        },
        "additionalProperties": {
          "$ref": "#/definitions/OwnBlockSetting"
        },
        "examples": [
          {
            "rows": {
              "type": "integer",
              "description": "The number of rows.",
              "minimum": 1,
              "maximum": 10,
              "default": 3
            }
          }
        ]
      },
      "height": {
        "type": "integer",
        "minimum": 0,
        "maximum": 2000,
        "description": "The height in CSS pixels that the page keeps free until the block is shown. It is the height that the block has on a screen that is 390 pixels wide."
      },
      "flags": {
        "type": "array",
        "description": "The flags of the gateway that the component reads.",
        "uniqueItems": true,
        "items": {
          "type": "string"
        }
      },
      "calls": {
        "type": "array",
        "description": "The calls of the gateway that the component makes.",
        "uniqueItems": true,
        "items": {
          "type": "string"
        }
      },
      "ownCalls": {
        "type": "object",
        "description": "The calls of the gateway that Livery does not know and the component makes, by name. The code names each with the type of the block: \"club-card.status\".",
        "propertyNames": {
          "pattern": "^[a-z][A-Za-z0-9]*$"
        },
        "additionalProperties": {
          "$ref": "#/definitions/OwnBlockCall"
        },
        "examples": [
          {
            "status": {
              "description": "The points of the member in the club.",
              "method": "GET",
              "path": "/wps/relay/CLUB_status",
              "session": true,
              "answer": {
                "type": "object",
                "required": [
                  "points"
                ],
                "properties": {
                  "points": {
                    "type": "integer",
                    "description": "The points."
                  }
                }
              }
            }
          }
        ]
      }
    }
  },
  "OwnBlockCall": {
    "type": "object",
    "description": "A call of the gateway that only one block makes.",
    "additionalProperties": false,
    "required": [
      "description",
      "method",
      "path",
      "session",
      "answer"
    ],
    "examples": [
      {
        "description": "Joins the club.",
        "method": "POST",
        "path": "/wps/relay/CLUB_join",
        "session": true,
        "answer": {
          "type": "object"
        },
        "changes": [
          "club-card.status"
        ]
      }
    ],
    "properties": {
      "description": {
        "type": "string",
        "minLength": 1,
        "description": "What the call does, in one sentence."
      },
      "method": {
        "type": "string",
        "enum": [
          "GET",
          "POST",
          "PUT",
          "DELETE"
        ],
        "description": "The method of the request. A \"GET\" changes nothing at the gateway, so it may be repeated. Any other method changes something, and each action of a player has its own idempotency key."
      },
      "path": {
        "type": "string",
        "description": "The path of the gateway, below /wps/ or /lgw/. A merchant can set another one in \"gateway.paths\", under the type of the block and the name of the call."
      },
      "session": {
        "type": "boolean",
        "description": "Whether the call needs a session. It is never sent for a guest then."
      },
      "module": {
        "type": "string",
        "enum": [
          "common",
          "registration",
          "captcha",
          "announcements",
          "games",
          "member",
          "fundTransfer",
          "memberTransactionReport",
          "personalReport",
          "agentInfo",
          "agentDownline",
          "agentAnnouncements"
        ],
        "description": "The module of the call, for the ModuleId header. Without it, \"member\" for a call that needs a session and \"common\" for any other."
      },
      "parameters": {
        "type": "object",
        "description": "What is sent with the call, by name: in the query of a \"GET\", in the JSON body of any other.",
        "propertyNames": {
          "pattern": "^[a-zA-Z][A-Za-z0-9_]*$"
        },
        "additionalProperties": {
          "$ref": "#/definitions/OwnBlockParameter"
        }
      },
      "answer": {
        "$ref": "#/definitions/OwnBlockShape",
        "description": "The JSON Schema of the answer's value. The player refuses an answer that differs."
      },
      "changes": {
        "type": "array",
        "description": "The calls whose answers this call changes. Components that show one load it again afterwards.",
        "uniqueItems": true,
        "items": {
          "type": "string"
        }
      }
    }
  },
  "OwnBlockParameter": {
    "type": "object",
    "description": "A value that is sent with a call.",
    "additionalProperties": false,
    "required": [
      "type",
      "description"
    ],
    "examples": [
      {
        "type": "integer",
        "description": "The season, from 1.",
        "example": 1
      }
    ],
    "properties": {
      "type": {
        "type": "string",
        "enum": [
          "boolean",
          "integer",
          "number",
          "string"
        ],
        "description": "The type of the value."
      },
      "description": {
        "type": "string",
        "minLength": 1,
        "description": "What the value is."
      },
      "optional": {
        "type": "boolean",
        "description": "Set to true for a value that may be left out.",
        "default": false
      },
      "enum": {
        "type": "array",
        "description": "The words that a string may be.",
        "minItems": 1,
        "uniqueItems": true,
        "items": {
          "type": "string"
        }
      },
      "example": {
        "type": [
          "boolean",
          "number",
          "string"
        ],
        "description": "The value that \"livery conform\" sends. A call with a parameter that is needed and has no example is not sent."
      }
    }
  },
  "OwnBlockShape": {
    "type": "object",
    "description": "The shape of a value: a subset of JSON Schema.",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "examples": [
      {
        "type": "string",
        "description": "The level of the member."
      }
    ],
    "properties": {
      "type": {
        "type": "string",
        "enum": [
          "array",
          "boolean",
          "integer",
          "number",
          "object",
          "string"
        ],
        "description": "The type of the value."
      },
      "description": {
        "type": "string",
        "minLength": 1,
        "description": "What the value is."
      },
      "required": {
        "type": "array",
        "description": "The fields that an object always has.",
        "uniqueItems": true,
        "items": {
          "type": "string"
        }
      },
      "additionalProperties": {
        "$ref": "#/definitions/OwnBlockShape",
        "description": "The shape of each value of an object whose names are data, such as dates. Such an object has no \"properties\"."
      },
      "items": {
        "$ref": "#/definitions/OwnBlockShape",
        "description": "The shape of each item of an array."
      },
      "enum": {
        "type": "array",
        "description": "The words that a string may be. Any other word of the gateway reaches the component as \"unknown\".",
        "minItems": 1,
        "uniqueItems": true,
        "items": {
          "type": "string"
        }
      },
      "format": {
        "type": "string",
        "enum": [
          "decimal"
        ],
        "description": "\"decimal\" for a string that is an amount, such as \"12.50\", as <Money> takes it."
      },
      "properties": {
        "type": "object",
        "description": "The fields of an object by name. An answer may have others, which the component does not get a type for.",
        "additionalProperties": {
          "$ref": "#/definitions/OwnBlockShape"
        }
      }
    }
  },
  "OwnBlockSetting": {
    "type": "object",
    "description": "The schema of one setting: a subset of JSON Schema, and the kinds \"text\", \"art\" and \"link\" of Livery.",
    "additionalProperties": false,
    "required": [
      "type",
      "description"
    ],
    "examples": [
      {
        "type": "text",
        "description": "The heading.",
        "usual": "club-card.title"
      }
    ],
    "properties": {
      "type": {
        "type": "string",
        "enum": [
          "boolean",
          "integer",
          "number",
          "string",
          "text",
          "art",
          "link"
        ],
        "description": "The kind of the value. A \"text\" is a message key or words by language, \"art\" the path of a picture, and \"link\" a page or an address."
      },
      "description": {
        "type": "string",
        "minLength": 1,
        "description": "What the setting does. The studio shows it beside the field."
      },
      "default": {
        "type": [
          "boolean",
          "number",
          "string"
        ],
        "description": "The value of a boolean, a number or a string that no merchant sets. Without it, the component gets no value."
      },
      "usual": {
        "type": "string",
        "description": "The key of the message that the component shows in place of a text that no merchant sets."
      },
      "enum": {
        "type": "array",
        "description": "The words that a string may be.",
        "minItems": 1,
        "uniqueItems": true,
        "items": {
          "type": "string"
        }
      },
      "minimum": {
        "type": "number",
        "description": "The smallest number."
      },
      "maximum": {
        "type": "number",
        "description": "The largest number."
      },
      "maxLength": {
        "type": "integer",
        "minimum": 1,
        "description": "The most characters of a string."
      }
    }
  },
  "OwnPage": {
    "description": "A page of a merchant's own, with its address, its title, and its blocks by id. Links and menus lead to its path.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "path",
      "title"
    ],
    "properties": {
      "path": {
        "type": "string",
        "pattern": "^/m/[A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)*$",
        "maxLength": 100,
        "description": "A path below /m/ that no other page has, such as /m/club."
      },
      "title": {
        "$ref": "#/definitions/Text",
        "description": "The title in the bar, in the browser's tab and in menus."
      },
      "layout": {
        "type": "string",
        "enum": [
          "page",
          "form"
        ],
        "description": "The bars around the page: \"page\" has the bottom menu and the whole footer, \"form\" has no bottom menu and the footer of a form. By default \"page\"."
      },
      "sessions": {
        "type": "array",
        "items": {
          "type": "string",
          "enum": [
            "guest",
            "member",
            "trial",
            "agent"
          ],
          "description": "A session. An agent is also a member; a trial account is not."
        },
        "minItems": 1,
        "uniqueItems": true,
        "description": "The sessions that may enter; everyone by default. A guest who may not enter is sent to login and returns afterwards. Any other visitor sees which account the page needs."
      },
      "flag": {
        "type": "string",
        "enum": [
          "FACEBOOKLOGIN3",
          "GOOGLELOGIN3",
          "PTSYS3",
          "PROFPIC3",
          "FREEPLAY3",
          "CAPTCHA3",
          "GEETEST3",
          "INBOX3",
          "REWCEN3",
          "FEEDBACK3",
          "GAMELOFAV3",
          "GAMELOREC3",
          "GAMELOHOT3",
          "AFFMAN3",
          "REG3",
          "MEMTRANS3",
          "FUNDTRANS3",
          "CBS3",
          "SIGNCONDIV3",
          "DAILYSALCONT3",
          "HOURSAL3"
        ],
        "description": "The whitelabel flag that must be on for the page to exist."
      },
      "order": {
        "$ref": "#/definitions/PageOrder"
      },
      "moves": {
        "$ref": "#/definitions/PageMoves"
      },
      "blocks": {
        "$ref": "#/definitions/PageBlocks"
      }
    }
  },
  "Page": {
    "type": "object",
    "additionalProperties": false,
    "description": "A page: its blocks by id, and their order.",
    "properties": {
      "order": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "uniqueItems": true,
        "description": "Block ids from top to bottom; \"*\" means the rest, in the inherited order.",
        "default": []
      },
      "moves": {
        "type": "object",
        "applied": true,
        "description": "Single blocks at another place than the order has them, by id, such as \"winners\": { \"before\": \"popular\" }. The rest of the order stays as inherited, so that what a parent moves or adds later also moves here. The moves apply one after the other, after a list in \"order\".",
        "propertyNames": {
          "pattern": "^[a-z][a-z0-9-]*$"
        },
        "additionalProperties": {
          "type": "object",
          "description": "The place of a block: before or after another block of the page.",
          "additionalProperties": false,
          "minProperties": 1,
          "maxProperties": 1,
          "properties": {
            "before": {
              "type": "string",
              "description": "The id of the block that comes right after it."
            },
            "after": {
              "type": "string",
              "description": "The id of the block that comes right before it."
            }
          }
        }
      },
      "blocks": {
        "type": "object",
        "description": "The blocks by id. An inherited block may omit its type. A block with another type inherits nothing.",
        "propertyNames": {
          "pattern": "^[a-z][a-z0-9-]*$"
        },
        "additionalProperties": {
          "oneOf": [
            {
              "$ref": "#/definitions/HeaderBlock"
            },
            {
              "$ref": "#/definitions/FooterBlock"
            },
            {
              "$ref": "#/definitions/BottomMenuBlock"
            },
            {
              "$ref": "#/definitions/SlideMenuBlock"
            },
            {
              "$ref": "#/definitions/ServiceBlock"
            },
            {
              "$ref": "#/definitions/BannerBlock"
            },
            {
              "$ref": "#/definitions/NoticesBlock"
            },
            {
              "$ref": "#/definitions/AccountBlock"
            },
            {
              "$ref": "#/definitions/CategoriesBlock"
            },
            {
              "$ref": "#/definitions/VendorSectionBlock"
            },
            {
              "$ref": "#/definitions/PopularGamesBlock"
            },
            {
              "$ref": "#/definitions/WinnerBoardBlock"
            },
            {
              "$ref": "#/definitions/ScoreboardBlock"
            },
            {
              "$ref": "#/definitions/FixturesBlock"
            },
            {
              "$ref": "#/definitions/ContactBlock"
            },
            {
              "$ref": "#/definitions/DocumentBlock"
            },
            {
              "$ref": "#/definitions/PromoCardBlock"
            },
            {
              "$ref": "#/definitions/CountdownBlock"
            },
            {
              "$ref": "#/definitions/PictureLinkBlock"
            },
            {
              "$ref": "#/definitions/QuestionsBlock"
            },
            {
              "$ref": "#/definitions/GameListBlock"
            },
            {
              "$ref": "#/definitions/VendorBarBlock"
            },
            {
              "$ref": "#/definitions/GameGridBlock"
            },
            {
              "$ref": "#/definitions/GameSearchBlock"
            },
            {
              "$ref": "#/definitions/LobbyFiltersBlock"
            },
            {
              "$ref": "#/definitions/MyGamesBlock"
            },
            {
              "$ref": "#/definitions/VendorHeadBlock"
            },
            {
              "$ref": "#/definitions/LotteriesBlock"
            },
            {
              "$ref": "#/definitions/PictureBlock"
            },
            {
              "$ref": "#/definitions/LoginFormBlock"
            },
            {
              "$ref": "#/definitions/RegisterFormBlock"
            },
            {
              "$ref": "#/definitions/TrialFormBlock"
            },
            {
              "$ref": "#/definitions/SocialLoginBlock"
            },
            {
              "$ref": "#/definitions/TrialPlayBlock"
            },
            {
              "$ref": "#/definitions/RedEnvelopeBlock"
            },
            {
              "$ref": "#/definitions/LiveRoomsBlock"
            },
            {
              "$ref": "#/definitions/MemberProfileBlock"
            },
            {
              "$ref": "#/definitions/MemberWalletBlock"
            },
            {
              "$ref": "#/definitions/MemberMenuBlock"
            },
            {
              "$ref": "#/definitions/DepositBlock"
            },
            {
              "$ref": "#/definitions/PointsBalanceBlock"
            },
            {
              "$ref": "#/definitions/GoodsBlock"
            },
            {
              "$ref": "#/definitions/PointsExchangeBlock"
            },
            {
              "$ref": "#/definitions/MallOrdersBlock"
            },
            {
              "$ref": "#/definitions/HelpTopicsBlock"
            },
            {
              "$ref": "#/definitions/ServiceChannelsBlock"
            },
            {
              "$ref": "#/definitions/PromotionsBlock"
            },
            {
              "$ref": "#/definitions/AppDownloadsBlock"
            },
            {
              "$ref": "#/definitions/SignInCalendarBlock"
            },
            {
              "$ref": "#/definitions/RewardListBlock"
            },
            {
              "$ref": "#/definitions/MissionsBlock"
            },
            {
              "$ref": "#/definitions/LevelGiftsBlock"
            }
          ]
        },
        "default": {}
      }
    }
  },
  "PageOrder": {
    "type": "array",
    "items": {
      "type": "string"
    },
    "uniqueItems": true,
    "description": "Block ids from top to bottom; \"*\" means the rest, in the inherited order.",
    "default": []
  },
  "PageMoves": {
    "type": "object",
    "applied": true,
    "description": "Single blocks at another place than the order has them, by id, such as \"winners\": { \"before\": \"popular\" }. The rest of the order stays as inherited, so that what a parent moves or adds later also moves here. The moves apply one after the other, after a list in \"order\".",
    "propertyNames": {
      "pattern": "^[a-z][a-z0-9-]*$"
    },
    "additionalProperties": {
      "type": "object",
      "description": "The place of a block: before or after another block of the page.",
      "additionalProperties": false,
      "minProperties": 1,
      "maxProperties": 1,
      "properties": {
        "before": {
          "type": "string",
          "description": "The id of the block that comes right after it."
        },
        "after": {
          "type": "string",
          "description": "The id of the block that comes right before it."
        }
      }
    }
  },
  "PageBlocks": {
    "type": "object",
    "description": "The blocks by id. An inherited block may omit its type. A block with another type inherits nothing.",
    "propertyNames": {
      "pattern": "^[a-z][a-z0-9-]*$"
    },
    "additionalProperties": {
      "oneOf": [
        {
          "$ref": "#/definitions/HeaderBlock"
        },
        {
          "$ref": "#/definitions/FooterBlock"
        },
        {
          "$ref": "#/definitions/BottomMenuBlock"
        },
        {
          "$ref": "#/definitions/SlideMenuBlock"
        },
        {
          "$ref": "#/definitions/ServiceBlock"
        },
        {
          "$ref": "#/definitions/BannerBlock"
        },
        {
          "$ref": "#/definitions/NoticesBlock"
        },
        {
          "$ref": "#/definitions/AccountBlock"
        },
        {
          "$ref": "#/definitions/CategoriesBlock"
        },
        {
          "$ref": "#/definitions/VendorSectionBlock"
        },
        {
          "$ref": "#/definitions/PopularGamesBlock"
        },
        {
          "$ref": "#/definitions/WinnerBoardBlock"
        },
        {
          "$ref": "#/definitions/ScoreboardBlock"
        },
        {
          "$ref": "#/definitions/FixturesBlock"
        },
        {
          "$ref": "#/definitions/ContactBlock"
        },
        {
          "$ref": "#/definitions/DocumentBlock"
        },
        {
          "$ref": "#/definitions/PromoCardBlock"
        },
        {
          "$ref": "#/definitions/CountdownBlock"
        },
        {
          "$ref": "#/definitions/PictureLinkBlock"
        },
        {
          "$ref": "#/definitions/QuestionsBlock"
        },
        {
          "$ref": "#/definitions/GameListBlock"
        },
        {
          "$ref": "#/definitions/VendorBarBlock"
        },
        {
          "$ref": "#/definitions/GameGridBlock"
        },
        {
          "$ref": "#/definitions/GameSearchBlock"
        },
        {
          "$ref": "#/definitions/LobbyFiltersBlock"
        },
        {
          "$ref": "#/definitions/MyGamesBlock"
        },
        {
          "$ref": "#/definitions/VendorHeadBlock"
        },
        {
          "$ref": "#/definitions/LotteriesBlock"
        },
        {
          "$ref": "#/definitions/PictureBlock"
        },
        {
          "$ref": "#/definitions/LoginFormBlock"
        },
        {
          "$ref": "#/definitions/RegisterFormBlock"
        },
        {
          "$ref": "#/definitions/TrialFormBlock"
        },
        {
          "$ref": "#/definitions/SocialLoginBlock"
        },
        {
          "$ref": "#/definitions/TrialPlayBlock"
        },
        {
          "$ref": "#/definitions/RedEnvelopeBlock"
        },
        {
          "$ref": "#/definitions/LiveRoomsBlock"
        },
        {
          "$ref": "#/definitions/MemberProfileBlock"
        },
        {
          "$ref": "#/definitions/MemberWalletBlock"
        },
        {
          "$ref": "#/definitions/MemberMenuBlock"
        },
        {
          "$ref": "#/definitions/DepositBlock"
        },
        {
          "$ref": "#/definitions/PointsBalanceBlock"
        },
        {
          "$ref": "#/definitions/GoodsBlock"
        },
        {
          "$ref": "#/definitions/PointsExchangeBlock"
        },
        {
          "$ref": "#/definitions/MallOrdersBlock"
        },
        {
          "$ref": "#/definitions/HelpTopicsBlock"
        },
        {
          "$ref": "#/definitions/ServiceChannelsBlock"
        },
        {
          "$ref": "#/definitions/PromotionsBlock"
        },
        {
          "$ref": "#/definitions/AppDownloadsBlock"
        },
        {
          "$ref": "#/definitions/SignInCalendarBlock"
        },
        {
          "$ref": "#/definitions/RewardListBlock"
        },
        {
          "$ref": "#/definitions/MissionsBlock"
        },
        {
          "$ref": "#/definitions/LevelGiftsBlock"
        }
      ]
    },
    "default": {}
  },
  "Text": {
    "description": "A text for players: a message key of the locale files, or the text itself by language tag.",
    "anyOf": [
      {
        "type": "string",
        "minLength": 1,
        "description": "A message key, such as \"home.winners.title\"."
      },
      {
        "type": "object",
        "minProperties": 1,
        "patternProperties": {
          "^[a-z]{2,3}(-[A-Za-z0-9]+)*$": {
            "type": "string",
            "minLength": 1,
            "maxLength": 400
          }
        },
        "additionalProperties": false,
        "description": "The text by language tag. A missing language uses its fallback chain."
      }
    ]
  },
  "Theme": {
    "type": "object",
    "additionalProperties": false,
    "description": "The theme: a few brand values from which the platform derives every colour and measure.",
    "properties": {
      "mode": {
        "type": "string",
        "enum": [
          "light",
          "dark"
        ],
        "description": "The lightness of surfaces: light or dark.",
        "default": "light"
      },
      "primary": {
        "$ref": "#/definitions/ThemeColour",
        "description": "The brand colour: active states, links, the selected entry."
      },
      "accent": {
        "$ref": "#/definitions/ThemeColour",
        "description": "The colour of the main action of a screen."
      },
      "surface": {
        "$ref": "#/definitions/ThemeColour",
        "description": "The background colour of the page."
      },
      "shape": {
        "type": "string",
        "enum": [
          "sharp",
          "soft",
          "round",
          "pill"
        ],
        "description": "The shape of corners.",
        "default": "soft"
      },
      "depth": {
        "type": "string",
        "enum": [
          "flat",
          "line",
          "shadow",
          "glow"
        ],
        "description": "The depth of elements above the page.",
        "default": "line"
      },
      "density": {
        "type": "string",
        "enum": [
          "compact",
          "roomy"
        ],
        "description": "The spacing between elements.",
        "default": "roomy"
      },
      "type": {
        "type": "string",
        "enum": [
          "system",
          "prompt",
          "kanit",
          "archivo",
          "serif-cjk",
          "nunito",
          "sn-pro"
        ],
        "description": "The pair of display and text families.",
        "default": "system"
      },
      "scale": {
        "type": "string",
        "enum": [
          "regular",
          "large"
        ],
        "description": "The size of text; \"large\" moves every step one up.",
        "default": "regular"
      },
      "motion": {
        "type": "string",
        "enum": [
          "calm",
          "lively"
        ],
        "description": "The amount of motion. Nothing moves if the player prefers reduced motion.",
        "default": "calm"
      },
      "gain": {
        "type": "string",
        "enum": [
          "green",
          "red",
          "by-language"
        ],
        "description": "The colour of a player's gains; losses have the other one of green and red. Green is usual where players read Thai or English, red where they read Chinese. With \"by-language\", the tokens \"gain\" and \"loss\" change places on pages in Chinese.",
        "default": "green"
      },
      "action": {
        "type": "string",
        "enum": [
          "plain",
          "rings"
        ],
        "description": "The look of the main action of a screen: a plain button, or with rings around a disc at its end. With rings, a ring also spreads from the finger on every pressed element.",
        "default": "plain"
      },
      "buttons": {
        "type": "object",
        "additionalProperties": false,
        "description": "A colour of their own for the buttons of one action, in every look. Their words, and their shades while they are pressed, are derived from it. A button that looks like a link keeps the colour of links.",
        "examples": [
          {
            "register": "#15803D"
          }
        ],
        "properties": {
          "login": {
            "$ref": "#/definitions/ThemeColour",
            "description": "The buttons that lead to the login, and the one that sends it."
          },
          "register": {
            "$ref": "#/definitions/ThemeColour",
            "description": "The buttons that lead to the registration, and the one that sends it."
          },
          "trial": {
            "$ref": "#/definitions/ThemeColour",
            "description": "The buttons that lead to the trial play, and the one that begins it."
          },
          "deposit": {
            "$ref": "#/definitions/ThemeColour",
            "description": "The buttons that lead to the deposit, also for a guest, who logs in first."
          },
          "withdraw": {
            "$ref": "#/definitions/ThemeColour",
            "description": "The buttons that lead to the withdrawal, also for a guest, who logs in first."
          }
        }
      },
      "levels": {
        "type": "string",
        "enum": [
          "cards",
          "table"
        ],
        "description": "How the VIP page lists the levels: as cards that the player swipes, the lowest first, or as a table with what each level needs and brings, the highest first.",
        "default": "cards"
      },
      "poster": {
        "type": "object",
        "additionalProperties": false,
        "description": "The places of the words and the code on an agent's poster, whose background is the ornament \"poster\". Without it, the headline is at the top, the code in the middle and the rest on a plate below.",
        "required": [
          "headline",
          "code",
          "brand",
          "invitation",
          "age"
        ],
        "properties": {
          "headline": {
            "$ref": "#/definitions/ThemePosterPlace",
            "description": "The headline, which breaks into as many lines as its place holds."
          },
          "code": {
            "$ref": "#/definitions/ThemePosterPlace",
            "description": "The QR code with its quiet zone, a square of the width."
          },
          "brand": {
            "$ref": "#/definitions/ThemePosterPlace",
            "description": "The logo, or the mark with the name."
          },
          "invitation": {
            "$ref": "#/definitions/ThemePosterPlace",
            "description": "The code of the invitation below its label."
          },
          "age": {
            "$ref": "#/definitions/ThemePosterPlace",
            "description": "The age mark, in a ring as high as its place."
          }
        }
      },
      "largeScreen": {
        "type": "object",
        "additionalProperties": false,
        "description": "What is beside the column of the page on a screen that is at least 1100 pixels wide, in front of the ornament \"backdrop\".",
        "examples": [
          {
            "start": {
              "logo": "page",
              "title": {
                "en": "Made for the hand"
              },
              "code": true
            },
            "end": {
              "age": "age.responsible"
            }
          }
        ],
        "properties": {
          "start": {
            "$ref": "#/definitions/ThemeLargeScreenSide",
            "description": "The side where a line of text starts: the left one, unless the language is written from the right."
          },
          "end": {
            "$ref": "#/definitions/ThemeLargeScreenSide",
            "description": "The other side."
          }
        }
      },
      "fonts": {
        "type": "object",
        "additionalProperties": false,
        "description": "Font files of the brand in place of the families of \"type\", whose families draw what a file has no characters for.",
        "examples": [
          {
            "display": "art/fonts/brand-black.woff2",
            "text": "art/fonts/brand.woff2"
          }
        ],
        "properties": {
          "display": {
            "$ref": "#/definitions/ThemeFontFile",
            "description": "The font of headlines, figures and labels."
          },
          "text": {
            "$ref": "#/definitions/ThemeFontFile",
            "description": "The font of running text."
          }
        }
      },
      "look": {
        "type": "string",
        "names": "merchant",
        "description": "The code of another merchant whose look is taken: how it draws the parts of the kit, in merchants/<code>/look/. Without it, a merchant has its own look/ over that of the merchant it extends, file by file. Files of its own look/ replace those of the look that it takes.",
        "pattern": "^[a-z][a-z0-9-]{1,31}$",
        "examples": [
          "brand"
        ]
      },
      "tokens": {
        "$ref": "#/definitions/ThemeTokens"
      },
      "icons": {
        "type": "object",
        "description": "The merchant's own icon files by the icon's name.",
        "additionalProperties": {
          "$ref": "#/definitions/Art"
        },
        "examples": [
          {
            "announce": "art/icons/speaker.svg"
          }
        ],
        "propertyNames": {
          "$ref": "#/definitions/ThemeIcon"
        },
        "default": {}
      },
      "ornaments": {
        "type": "object",
        "description": "Pictures that decorate a named position in the interface.",
        "additionalProperties": {
          "$ref": "#/definitions/Art"
        },
        "examples": [
          {
            "empty": "art/ornaments/state-empty.svg"
          }
        ],
        "propertyNames": {
          "$ref": "#/definitions/ThemeOrnament"
        },
        "default": {}
      },
      "pageOrnaments": {
        "type": "object",
        "description": "Pictures that decorate inner pages. In each place a page shows its own picture, else that of its group of pages, else that of \"all\"; without one the place takes no room. Each picture is inherited and removed by itself.",
        "additionalProperties": false,
        "examples": [
          {
            "head": {
              "money": "art/subjects/boat.svg"
            }
          }
        ],
        "default": {},
        "properties": {
          "head": {
            "type": "object",
            "description": "The picture at the top of a page, beside the name of its group. It has a square of 96 by 96 pixels unless the look draws the head otherwise.",
            "additionalProperties": {
              "$ref": "#/definitions/Art"
            },
            "propertyNames": {
              "$ref": "#/definitions/ThemePageOrnament"
            },
            "examples": [
              {
                "money": "art/subjects/boat.svg",
                "security": "art/subjects/lock.svg"
              }
            ],
            "default": {}
          },
          "group": {
            "type": "object",
            "description": "The picture before the title of a list, 24 by 24 pixels.",
            "additionalProperties": {
              "$ref": "#/definitions/Art"
            },
            "propertyNames": {
              "$ref": "#/definitions/ThemePageOrnament"
            },
            "examples": [
              {
                "all": "art/ornaments/knot.svg"
              }
            ],
            "default": {}
          },
          "end": {
            "type": "object",
            "description": "The picture below a page, above the foot. It is as wide as the page and 72 pixels high unless the look says otherwise.",
            "additionalProperties": {
              "$ref": "#/definitions/Art"
            },
            "propertyNames": {
              "$ref": "#/definitions/ThemePageOrnament"
            },
            "examples": [
              {
                "all": "art/ornaments/river.svg"
              }
            ],
            "default": {}
          }
        }
      }
    }
  },
  "ThemeColour": {
    "type": "string",
    "pattern": "^#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?$",
    "description": "A colour as #rrggbb or #rrggbbaa."
  },
  "ThemeFontFile": {
    "type": "string",
    "pattern": "^art/fonts/[A-Za-z0-9][A-Za-z0-9._/-]*\\.(woff2|ttf|otf)$",
    "description": "A font in the merchant's own folder or inherited from a parent's, as a path that starts with art/fonts/ and ends in woff2, ttf or otf. Players load only the characters of the languages that the merchant has; of Chinese and Japanese, those of its headlines."
  },
  "ThemeTokenColour": {
    "$ref": "#/definitions/ThemeColour"
  },
  "ThemeTokens": {
    "type": "object",
    "description": "Single tokens that override the derived values: colours, and some measures as numbers. \"npx livery tokens <merchant>\" prints a page of all tokens with their sources.",
    "additionalProperties": false,
    "examples": [
      {
        "surface-raised": "#2A1623",
        "radius-card": 20
      }
    ],
    "default": {},
    "properties": {
      "surface-page": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "surface-sunken": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "surface": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "surface-raised": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "surface-high": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "surface-hover": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "surface-lit": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "surface-inverse": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "surface-inverse-raised": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "text": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "text-muted": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "text-faint": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "text-inverse": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "text-inverse-muted": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "link": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "border": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "border-control": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "border-strong": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "border-primary": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "border-accent": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "border-inverse": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "border-on-primary": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "border-on-accent": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "border-on-soft": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "border-on-tint": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "primary": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "primary-hover": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "primary-strong": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "primary-sheen": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "on-primary": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "primary-soft": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "on-primary-soft": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "accent": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "accent-hover": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "accent-strong": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "accent-sheen": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "on-accent": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "accent-soft": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "on-accent-soft": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "tint": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "tint-raised": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "tint-strong": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "on-tint": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "on-tint-muted": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "selected": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "disabled": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "on-disabled": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "focus": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "scrim": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "veil": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "shadow": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "light": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "light-core": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "light-edge": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "on-light": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "cord": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "halo": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "error": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "error-soft": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "success": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "success-soft": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "warning": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "warning-soft": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "gain": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "loss": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "live": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "chart-1": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "chart-2": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "chart-3": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "chart-4": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "chart-5": {
        "$ref": "#/definitions/ThemeTokenColour"
      },
      "gutter": {
        "description": "The margin at the edge of the page, in CSS pixels.",
        "type": "number",
        "minimum": 12,
        "maximum": 24
      },
      "section-gap": {
        "description": "The space between sections, in CSS pixels.",
        "type": "number",
        "minimum": 12,
        "maximum": 48
      },
      "field": {
        "description": "The height of a field, in CSS pixels.",
        "type": "number",
        "minimum": 44,
        "maximum": 72
      },
      "header-height": {
        "description": "The height of the bar above the page, in CSS pixels.",
        "type": "number",
        "minimum": 44,
        "maximum": 72
      },
      "bar-height": {
        "description": "The height of the bar below the page, in CSS pixels.",
        "type": "number",
        "minimum": 48,
        "maximum": 80
      },
      "radius-control": {
        "description": "The corner radius of buttons, in CSS pixels; 999 makes a pill.",
        "type": "number",
        "minimum": 0,
        "maximum": 999
      },
      "radius-field": {
        "description": "The corner radius of fields, in CSS pixels.",
        "type": "number",
        "minimum": 0,
        "maximum": 40
      },
      "radius-card": {
        "description": "The corner radius of cards, in CSS pixels.",
        "type": "number",
        "minimum": 0,
        "maximum": 48
      },
      "radius-tile": {
        "description": "The corner radius of tiles, in CSS pixels.",
        "type": "number",
        "minimum": 0,
        "maximum": 48
      },
      "radius-sheet": {
        "description": "The corner radius of sheets and of the menu, in CSS pixels.",
        "type": "number",
        "minimum": 0,
        "maximum": 48
      },
      "radius-tag": {
        "description": "The corner radius of tags, in CSS pixels.",
        "type": "number",
        "minimum": 0,
        "maximum": 16
      },
      "edge": {
        "description": "The width of an outline, in CSS pixels.",
        "type": "number",
        "minimum": 0,
        "maximum": 4
      },
      "edge-strong": {
        "description": "The width of a strong outline, in CSS pixels.",
        "type": "number",
        "minimum": 1,
        "maximum": 6
      },
      "text-display": {
        "description": "The size of the largest headlines, in CSS pixels.",
        "type": "number",
        "minimum": 24,
        "maximum": 96
      },
      "motion-touch": {
        "description": "The duration of the response to a touch, in milliseconds.",
        "type": "number",
        "minimum": 0,
        "maximum": 200
      },
      "motion-page": {
        "description": "The duration of a page transition, in milliseconds.",
        "type": "number",
        "minimum": 0,
        "maximum": 300
      }
    }
  },
  "ThemeIcon": {
    "type": "string",
    "enum": [
      "home",
      "menu",
      "back",
      "close",
      "chevron",
      "chevron-down",
      "search",
      "globe",
      "check",
      "warning",
      "info",
      "refresh",
      "eye",
      "eye-off",
      "announce",
      "pause",
      "play",
      "chat",
      "phone",
      "headset",
      "line",
      "facebook",
      "google",
      "user",
      "lock",
      "wrench",
      "heart",
      "heart-full",
      "filter",
      "random",
      "hot",
      "clock",
      "mail",
      "deposit",
      "withdraw",
      "transfer",
      "wallet",
      "records",
      "settings",
      "help",
      "download",
      "save",
      "gift",
      "mall",
      "sign-out",
      "member",
      "activity",
      "plus",
      "minus",
      "arrow",
      "picture",
      "slots",
      "fish",
      "live",
      "sports",
      "esports",
      "poker",
      "lottery",
      "elottery",
      "crash",
      "mini",
      "cricket",
      "cockfight",
      "bank",
      "shield",
      "key",
      "device",
      "edit",
      "copy",
      "camera",
      "identity",
      "calendar",
      "bell",
      "trash",
      "reply",
      "limit",
      "qr",
      "upload",
      "idea",
      "send",
      "bets",
      "ledger",
      "chart",
      "bonus",
      "packet",
      "invite",
      "trophy",
      "team",
      "coins",
      "percent",
      "link",
      "contract",
      "ticket",
      "crown"
    ],
    "description": "An icon."
  },
  "ThemePageOrnament": {
    "type": "string",
    "enum": [
      "all",
      "account",
      "money",
      "rewards",
      "agents",
      "help",
      "forgot",
      "memberHome",
      "settings",
      "security",
      "changePassword",
      "bankCards",
      "identity",
      "playSafely",
      "messages",
      "deposit",
      "withdraw",
      "transfer",
      "records",
      "bets",
      "accountRecord",
      "profit",
      "bonus",
      "activity",
      "vip",
      "mall",
      "pointsRecord",
      "invite",
      "winners",
      "agentHome",
      "team",
      "teamBets",
      "agentIncome",
      "agentLinks",
      "agentRebates",
      "teamTransfer",
      "contracts",
      "dailySalaryContract",
      "dividendContract",
      "hourlySalaryContract",
      "service",
      "notice",
      "feedback",
      "userAgreement",
      "download"
    ],
    "description": "A page by its route, a group of pages, or all of them. A name that is both a page and a group, such as help, is the group."
  },
  "ThemeOrnament": {
    "type": "string",
    "enum": [
      "empty",
      "error",
      "offline",
      "maintenance",
      "restricted",
      "success",
      "loading",
      "divider",
      "sheet",
      "menu",
      "backdrop",
      "bottom-raised",
      "section",
      "page",
      "slider",
      "category-slots",
      "category-fish",
      "category-live",
      "category-sports",
      "category-esports",
      "category-poker",
      "category-lottery",
      "category-elottery",
      "category-cockfight",
      "category-cricket",
      "category-crash",
      "category-mini",
      "stub",
      "account",
      "portrait",
      "group",
      "tile",
      "packet",
      "packet-open",
      "packet-empty",
      "packet-strip",
      "packet-prize",
      "packet-background",
      "code",
      "poster",
      "mall",
      "points"
    ],
    "description": "A position in the interface that a picture can decorate; category-… is the mark of a game category, by the name of its icon. portrait frames the avatar of a member, which covers two thirds of its width in the middle; group is between the heading of a group of icons and the icons, tile behind each icon. mall is over the items of the points mall, points before a number of points, poster the background of an agent's poster, which covers 1080 by 1350 pixels; backdrop is behind the column of the page on a large screen, which it covers from its lower edge on: 1280 by 800 pixels. The column hides the middle 480."
  },
  "ThemePosterPlace": {
    "type": "object",
    "additionalProperties": false,
    "description": "A rectangle of a poster of 1080 by 1350 pixels.",
    "required": [
      "x",
      "y",
      "width",
      "height"
    ],
    "properties": {
      "x": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1080,
        "description": "The distance from the left edge."
      },
      "y": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1350,
        "description": "The distance from the top."
      },
      "width": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1080,
        "description": "The width."
      },
      "height": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1350,
        "description": "The height."
      },
      "ink": {
        "type": "string",
        "enum": [
          "text",
          "text-inverse",
          "on-primary",
          "on-accent",
          "on-light",
          "on-tint"
        ],
        "description": "The token that colours the words; by default the one of \"text\" and \"text-inverse\" that is read better there."
      },
      "align": {
        "type": "string",
        "enum": [
          "start",
          "end"
        ],
        "description": "The edge at which the words stand.",
        "default": "start"
      },
      "upright": {
        "type": "boolean",
        "description": "Whether words in Chinese and Japanese stand upright.",
        "default": false
      },
      "round": {
        "type": "integer",
        "minimum": 0,
        "maximum": 540,
        "description": "The radius of the corners of a code."
      }
    }
  },
  "ThemeLargeScreenSide": {
    "type": "object",
    "additionalProperties": false,
    "description": "One side of the column. What is not named is not shown.",
    "properties": {
      "logo": {
        "type": "string",
        "enum": [
          "page",
          "inverse"
        ],
        "description": "The logo at the top, as it is drawn for the background of the page or for the opposite one."
      },
      "title": {
        "$ref": "#/definitions/Text",
        "description": "A headline of at most 40 letters, in the middle of the side."
      },
      "line": {
        "$ref": "#/definitions/Text",
        "description": "A sentence below the headline."
      },
      "code": {
        "type": "boolean",
        "description": "Whether a QR code with the address of the page follows, which opens it on a phone.",
        "default": false
      },
      "age": {
        "$ref": "#/definitions/Text",
        "description": "Words beside the age mark at the foot, which lead to the page on responsible play."
      },
      "ink": {
        "type": "string",
        "enum": [
          "text",
          "text-inverse",
          "on-primary-soft",
          "on-primary",
          "on-tint"
        ],
        "description": "The token that colours the words; choose one that is read on the drawing behind them.",
        "default": "on-primary-soft"
      }
    }
  },
  "World": {
    "description": "The answers of the sandbox gateway for one merchant: merchants/<code>/world.json. Neither the player nor a real gateway reads it.",
    "type": "object",
    "additionalProperties": false,
    "required": [],
    "properties": {
      "$schema": {
        "type": "string",
        "description": "The address of this schema for editors."
      },
      "currency": {
        "type": "object",
        "description": "The currency.",
        "additionalProperties": false,
        "required": [
          "code",
          "symbol",
          "digits"
        ],
        "properties": {
          "code": {
            "type": "string",
            "description": "ISO 4217 code."
          },
          "symbol": {
            "type": "string",
            "description": "The symbol of the currency."
          },
          "digits": {
            "type": "integer",
            "description": "The number of decimals.",
            "minimum": 0,
            "maximum": 4
          }
        }
      },
      "openingBalance": {
        "type": "string",
        "description": "The opening balance of a demo member, as a decimal string.",
        "pattern": "^\\d+(\\.\\d+)?$"
      },
      "topWin": {
        "type": "integer",
        "description": "The largest win of the winner board. By default some hundred thousand.",
        "minimum": 1000
      },
      "openingWallets": {
        "type": "array",
        "description": "The parts of the balance in vendors' wallets. By default the first three vendors hold a part.",
        "items": {
          "type": "object",
          "description": "The part in a vendor's wallet.",
          "additionalProperties": false,
          "required": [
            "vendor",
            "amount"
          ],
          "properties": {
            "vendor": {
              "type": "string",
              "description": "Vendor code."
            },
            "amount": {
              "type": "string",
              "description": "The amount, as a decimal string.",
              "pattern": "^\\d+(\\.\\d+)?$"
            }
          }
        }
      },
      "settings": {
        "$ref": "#/definitions/WorldSettings"
      },
      "services": {
        "type": "array",
        "items": {
          "type": "object",
          "description": "A customer service.",
          "additionalProperties": false,
          "required": [
            "csType",
            "url"
          ],
          "properties": {
            "csType": {
              "type": "string",
              "description": "FACEBOOK, LINE, …"
            },
            "url": {
              "type": "string",
              "description": "Its address.",
              "maxLength": 2000
            },
            "hours": {
              "$ref": "#/definitions/WorldText",
              "description": "The hours of service."
            },
            "account": {
              "type": "string",
              "description": "The id that a player can copy, such as a LINE id.",
              "maxLength": 100
            }
          }
        },
        "description": "Customer services."
      },
      "resources": {
        "type": "array",
        "items": {
          "type": "object",
          "description": "A contact link.",
          "additionalProperties": false,
          "required": [
            "resourceType",
            "url"
          ],
          "properties": {
            "resourceType": {
              "type": "string",
              "description": "LINE or MOBILENUMBER."
            },
            "url": {
              "type": "string",
              "description": "Its address.",
              "maxLength": 2000
            }
          }
        },
        "description": "Contact links."
      },
      "affiliates": {
        "type": "array",
        "items": {
          "type": "object",
          "description": "An affiliate code that is accepted.",
          "additionalProperties": false,
          "required": [
            "code",
            "inviter"
          ],
          "properties": {
            "code": {
              "type": "string",
              "description": "The code."
            },
            "inviter": {
              "type": "string",
              "description": "The name of the inviter."
            },
            "domains": {
              "type": "array",
              "items": {
                "type": "string"
              },
              "description": "Hosts of the affiliate. Players who register there are invited without a code."
            }
          }
        },
        "description": "Affiliate codes."
      },
      "categories": {
        "type": "array",
        "description": "The first categories, in this order. The others follow.",
        "items": {
          "type": "string",
          "description": "RNG, FISH, …"
        }
      },
      "vendors": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/WorldVendor"
        },
        "description": "Vendors."
      },
      "games": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/WorldGame"
        },
        "description": "Games with a given name. The sandbox combines names for the rest of a vendor's games."
      },
      "banners": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/WorldBanner"
        },
        "description": "Banners."
      },
      "notices": {
        "type": "array",
        "items": {
          "type": "object",
          "description": "A notice to players.",
          "additionalProperties": false,
          "required": [
            "id",
            "title"
          ],
          "properties": {
            "id": {
              "type": "string",
              "description": "Its id."
            },
            "title": {
              "$ref": "#/definitions/WorldText"
            },
            "content": {
              "$ref": "#/definitions/WorldText"
            }
          }
        },
        "description": "Notices."
      },
      "lotteries": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/WorldLottery"
        },
        "description": "Lotteries."
      },
      "news": {
        "type": "object",
        "description": "Lobby news. Times follow the clock, so that there is always a match in play.",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "matches": {
            "type": "array",
            "items": {
              "$ref": "#/definitions/WorldMatch"
            },
            "description": "Matches in play. Each starts again when it ends."
          },
          "fixtures": {
            "type": "array",
            "items": {
              "$ref": "#/definitions/WorldFixture"
            },
            "description": "Matches to come. Each repeats every day."
          }
        }
      },
      "popups": {
        "type": "array",
        "items": {
          "type": "object",
          "description": "A popup.",
          "additionalProperties": false,
          "required": [
            "id",
            "title"
          ],
          "properties": {
            "id": {
              "type": "string",
              "description": "Its id."
            },
            "title": {
              "$ref": "#/definitions/WorldText"
            },
            "content": {
              "$ref": "#/definitions/WorldText"
            }
          }
        },
        "description": "Popups on entry."
      },
      "promotionNotices": {
        "type": "array",
        "items": {
          "type": "object",
          "description": "A notice to players.",
          "additionalProperties": false,
          "required": [
            "id",
            "title"
          ],
          "properties": {
            "id": {
              "type": "string",
              "description": "Its id."
            },
            "title": {
              "$ref": "#/definitions/WorldText"
            },
            "content": {
              "$ref": "#/definitions/WorldText"
            }
          }
        },
        "description": "Notices about promotions."
      },
      "messages": {
        "type": "array",
        "items": {
          "type": "object",
          "description": "A message.",
          "additionalProperties": false,
          "required": [
            "id",
            "title",
            "body",
            "hoursAgo"
          ],
          "properties": {
            "id": {
              "type": "string",
              "description": "Its id."
            },
            "from": {
              "type": "string",
              "enum": [
                "service",
                "system"
              ],
              "description": "The sender.",
              "default": "service"
            },
            "title": {
              "$ref": "#/definitions/WorldText"
            },
            "body": {
              "$ref": "#/definitions/WorldText",
              "description": "The message, in HTML."
            },
            "hoursAgo": {
              "type": "number",
              "minimum": 0,
              "description": "The hours between the message and the start of the sandbox."
            },
            "read": {
              "type": "boolean",
              "description": "The member has read it.",
              "default": false
            }
          }
        },
        "description": "Messages that the demo account member88 starts with, the oldest first."
      },
      "banks": {
        "type": "array",
        "items": {
          "type": "object",
          "description": "A bank.",
          "additionalProperties": false,
          "required": [
            "code",
            "name"
          ],
          "properties": {
            "code": {
              "type": "string",
              "description": "Its code.",
              "maxLength": 40
            },
            "name": {
              "$ref": "#/definitions/WorldText"
            },
            "digits": {
              "type": "array",
              "items": {
                "type": "integer",
                "description": "A number of digits.",
                "minimum": 1,
                "maximum": 40
              },
              "description": "The numbers of digits that an account of it may have."
            }
          }
        },
        "description": "The banks that members can choose. If absent, the sandbox names some for the currency."
      },
      "helpTopics": {
        "type": "array",
        "items": {
          "type": "object",
          "description": "A topic of the help centre.",
          "additionalProperties": false,
          "required": [
            "id",
            "category",
            "question",
            "answer"
          ],
          "properties": {
            "id": {
              "type": "string",
              "description": "Its id.",
              "maxLength": 64
            },
            "category": {
              "type": "string",
              "description": "Its category.",
              "maxLength": 40
            },
            "question": {
              "$ref": "#/definitions/WorldText"
            },
            "answer": {
              "$ref": "#/definitions/WorldText",
              "description": "HTML."
            }
          }
        },
        "description": "The topics of the help centre. Without them, players see the six topics of the product."
      },
      "apps": {
        "type": "array",
        "items": {
          "type": "object",
          "description": "An app of the merchant.",
          "additionalProperties": false,
          "required": [
            "platform",
            "url",
            "version"
          ],
          "properties": {
            "platform": {
              "type": "string",
              "description": "The system that it is for.",
              "enum": [
                "android",
                "ios"
              ]
            },
            "url": {
              "type": "string",
              "description": "The address of the package. \"/web-clip\" is a web clip that the sandbox makes of the merchant, with its checksum.",
              "maxLength": 2000
            },
            "version": {
              "type": "string",
              "description": "The version.",
              "maxLength": 40
            },
            "size": {
              "type": "string",
              "description": "The size in megabytes, as a decimal string.",
              "maxLength": 12
            },
            "releasedAt": {
              "type": "integer",
              "description": "Epoch milliseconds."
            },
            "sha256": {
              "type": "string",
              "description": "The SHA-256 checksum in hexadecimal digits.",
              "maxLength": 64
            }
          }
        },
        "description": "The apps of the merchant."
      },
      "chat": {
        "type": "string",
        "description": "The address of the live chat. \"/chat\" is the chat page of the sandbox.",
        "maxLength": 2000
      },
      "depositMethods": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/WorldDepositMethod"
        },
        "description": "The ways to deposit, in order. If absent, the sandbox makes some for the currency.",
        "maxItems": 100
      },
      "depositPromotions": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/WorldDepositPromotion"
        },
        "description": "The promotions that a deposit can have. If absent, the sandbox makes some.",
        "maxItems": 100
      },
      "withdrawals": {
        "$ref": "#/definitions/WorldWithdrawals"
      },
      "rebatePercent": {
        "type": "string",
        "description": "The percentage of valid bets that members get back every day; 0.5 by default. Decimal string.",
        "pattern": "^\\d+(\\.\\d+)?$",
        "maxLength": 32
      },
      "historyDays": {
        "type": "integer",
        "description": "The days of records that the demo member and the demo agent start with; 92 by default. With 0, they start with the opening balance and nothing else.",
        "minimum": 0,
        "maximum": 400
      },
      "agents": {
        "type": "object",
        "description": "The agents.",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "levels": {
            "type": "integer",
            "description": "The levels below the demo agent; 3 by default.",
            "minimum": 1,
            "maximum": 10
          },
          "members": {
            "type": "integer",
            "description": "The accounts below the demo agent; none by default.",
            "minimum": 0,
            "maximum": 200
          },
          "days": {
            "type": "integer",
            "description": "The days of records that these accounts start with; 0 by default.",
            "minimum": 0,
            "maximum": 120
          },
          "rebatePercent": {
            "type": "string",
            "pattern": "^\\d+(\\.\\d+)?$",
            "maxLength": 32,
            "description": "The percentage of valid bets that the demo agent receives as a rebate; 0.8 by default. Decimal string."
          },
          "platformFeePercent": {
            "type": "string",
            "pattern": "^\\d+(\\.\\d+)?$",
            "maxLength": 32,
            "description": "The percentage of the gross profit that is deducted before a dividend; 5 by default. Decimal string."
          },
          "commissionPercent": {
            "type": "string",
            "pattern": "^\\d+(\\.\\d+)?$",
            "maxLength": 32,
            "description": "The percentage of the first deposit of a player that the owner of the link receives; 0 by default. Decimal string."
          },
          "quotas": {
            "type": "array",
            "description": "How many direct subordinates may have a rebate rate of some height or above.",
            "items": {
              "type": "object",
              "description": "A quota.",
              "additionalProperties": false,
              "required": [
                "rate",
                "max"
              ],
              "properties": {
                "rate": {
                  "type": "string",
                  "pattern": "^\\d+(\\.\\d+)?$",
                  "maxLength": 32,
                  "description": "The rate. A percentage as a decimal string."
                },
                "max": {
                  "type": "integer",
                  "description": "The highest number.",
                  "minimum": 0
                }
              }
            }
          },
          "notices": {
            "type": "array",
            "description": "Announcements to agents.",
            "items": {
              "type": "object",
              "description": "A notice to players.",
              "additionalProperties": false,
              "required": [
                "id",
                "title"
              ],
              "properties": {
                "id": {
                  "type": "string",
                  "description": "Its id."
                },
                "title": {
                  "$ref": "#/definitions/WorldText"
                },
                "content": {
                  "$ref": "#/definitions/WorldText"
                }
              }
            }
          }
        }
      },
      "envelopes": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/WorldEnvelope"
        },
        "description": "The red envelopes. If absent, the sandbox makes one that opens every five minutes.",
        "maxItems": 10
      },
      "invite": {
        "$ref": "#/definitions/WorldInvite",
        "description": "The rewards for inviting friends. If absent, the sandbox sets some."
      },
      "mall": {
        "$ref": "#/definitions/WorldMall"
      },
      "zone": {
        "type": "string",
        "description": "The time zone of the merchant's days, weeks, months and years in rewards, levels, the points mall, red envelopes and live rooms, such as Asia/Bangkok; UTC by default.",
        "maxLength": 64
      },
      "rewards": {
        "$ref": "#/definitions/WorldRewards"
      },
      "levels": {
        "$ref": "#/definitions/WorldLevels"
      },
      "promotions": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/WorldPromotion"
        },
        "description": "The promotions of the activity centre. If absent, the sandbox makes twelve.",
        "maxItems": 100
      }
    }
  },
  "WorldText": {
    "description": "A text: one for every language, or by language tag; at most 2,000 characters. In banners, notices and messages, {day+3} is the date in three days, {days-1+5} the dates from yesterday to that in five days, {saturday} the next Saturday.",
    "anyOf": [
      {
        "type": "string",
        "description": "A text for every language.",
        "maxLength": 2000
      },
      {
        "type": "object",
        "additionalProperties": {
          "type": "string",
          "maxLength": 2000
        },
        "description": "Texts by language tag."
      }
    ]
  },
  "WorldSettings": {
    "type": "object",
    "description": "The settings that can change while the sandbox runs.",
    "additionalProperties": false,
    "required": [],
    "properties": {
      "whitelabel": {
        "type": "object",
        "description": "Whitelabel flags by name. Other flags have their declared defaults.",
        "additionalProperties": {
          "type": "boolean"
        },
        "propertyNames": {
          "pattern": "^[A-Z][A-Z0-9]*$"
        }
      },
      "templates": {
        "type": "object",
        "description": "Template variants: 1 is new.",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "mem_cen": {
            "type": "string",
            "description": "Member centre."
          },
          "dep_func": {
            "type": "string",
            "description": "Deposit."
          }
        }
      },
      "register": {
        "type": "object",
        "description": "Registration.",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "fields": {
            "type": "object",
            "description": "The fields by name.",
            "additionalProperties": {
              "type": "object",
              "description": "The settings of a field.",
              "additionalProperties": false,
              "required": [
                "enabled",
                "required"
              ],
              "properties": {
                "enabled": {
                  "type": "boolean",
                  "description": "True if registration asks for the field."
                },
                "required": {
                  "type": "boolean",
                  "description": "True if the field is required."
                },
                "ordinal": {
                  "type": "integer",
                  "description": "Its position in the order."
                }
              }
            },
            "propertyNames": {
              "enum": [
                "affiliateCode",
                "recommenderId",
                "username",
                "payeeName",
                "nickname",
                "password",
                "confirmPassword",
                "mobileNum",
                "qqNum",
                "email",
                "line",
                "facebook"
              ]
            }
          },
          "captcha": {
            "type": "boolean",
            "description": "True if registration asks for a captcha code."
          },
          "humanCheck": {
            "type": "boolean",
            "description": "True if registration asks for the slider check."
          },
          "affiliate": {
            "type": "boolean",
            "description": "True if an entered affiliate code is verified before registration."
          },
          "minimumAge": {
            "type": "integer",
            "description": "The minimum age."
          }
        }
      },
      "patterns": {
        "type": "object",
        "description": "The patterns of fields by field name, also loginUsername and loginPassword. They override the sandbox's own patterns.",
        "propertyNames": {
          "enum": [
            "affiliateCode",
            "recommenderId",
            "username",
            "payeeName",
            "nickname",
            "password",
            "mobileNum",
            "qqNum",
            "email",
            "line",
            "facebook",
            "loginUsername",
            "loginPassword"
          ]
        },
        "additionalProperties": {
          "type": "object",
          "description": "The pattern that a field accepts.",
          "additionalProperties": false,
          "required": [
            "acceptedPattern"
          ],
          "properties": {
            "acceptedPattern": {
              "type": "string",
              "description": "A regular expression; * accepts anything."
            },
            "message": {
              "$ref": "#/definitions/WorldText"
            },
            "minLength": {
              "type": "integer",
              "description": "The minimum number of characters."
            },
            "maxLength": {
              "type": "integer",
              "description": "The maximum number of characters."
            }
          }
        }
      },
      "loginCaptcha": {
        "type": "string",
        "description": "The point at which login asks for a captcha.",
        "enum": [
          "after-failures",
          "always"
        ]
      },
      "captchaKind": {
        "type": "string",
        "description": "The content of a captcha.",
        "enum": [
          "letters",
          "equation",
          "mixed"
        ]
      },
      "humanCheck": {
        "type": "boolean",
        "description": "True if login asks for the slider check."
      },
      "maintenance": {
        "type": "boolean",
        "description": "True if the platform is under maintenance."
      },
      "regionRestriction": {
        "type": "boolean",
        "description": "True if the player's region is blocked."
      },
      "statusNumber": {
        "type": [
          "integer",
          "null"
        ],
        "description": "The number that the status sends instead of the two flags."
      },
      "wallet": {
        "type": "string",
        "description": "A single wallet for every vendor, or one for each.",
        "enum": [
          "single",
          "transfer"
        ]
      },
      "regionBlockedVendors": {
        "type": "array",
        "items": {
          "type": "string",
          "description": "Vendor code."
        },
        "description": "Vendors whose games the player's region may not open. A launch is refused with game.region.restricted."
      },
      "passwordByEmail": {
        "type": "boolean",
        "description": "True if the gateway can send a password by mail."
      },
      "revealUnknownAccount": {
        "type": "boolean",
        "description": "True if the answer to a password request reveals that no account matches. If false, it always reports success."
      },
      "socialProviders": {
        "type": "array",
        "items": {
          "type": "string",
          "description": "A provider.",
          "enum": [
            "facebook",
            "google"
          ]
        },
        "description": "The sign-in providers that are set up."
      },
      "passwordBySms": {
        "type": "boolean",
        "description": "True if the gateway can send a code for a new password by SMS."
      },
      "withdrawalPassword": {
        "type": "boolean",
        "description": "True if members have a withdrawal PIN."
      },
      "securityQuestions": {
        "type": "integer",
        "description": "The number of security questions that a member answers; 0 for none.",
        "minimum": 0,
        "maximum": 4
      },
      "maxBankCards": {
        "type": "integer",
        "description": "The highest number of bank accounts of a member.",
        "minimum": 0,
        "maximum": 20
      },
      "identity": {
        "type": "boolean",
        "description": "True if members verify their identity."
      },
      "feedback": {
        "type": "object",
        "description": "The lowest and the highest number of characters of feedback.",
        "additionalProperties": false,
        "required": [
          "min",
          "max"
        ],
        "properties": {
          "min": {
            "type": "integer",
            "description": "The lowest number.",
            "minimum": 1,
            "maximum": 1000
          },
          "max": {
            "type": "integer",
            "description": "The highest number.",
            "minimum": 1,
            "maximum": 4000
          }
        }
      },
      "cashier": {
        "type": "string",
        "enum": [
          "approve",
          "reject",
          "forget"
        ],
        "description": "What the cashier does with deposits that were paid and with withdrawals: approve them, reject them, or leave them undecided."
      },
      "cashierSeconds": {
        "type": "integer",
        "description": "The seconds that each step of the cashier takes.",
        "minimum": 0,
        "maximum": 86400
      },
      "cardWaitHours": {
        "type": "integer",
        "description": "The hours until money can be withdrawn to a new bank account.",
        "minimum": 0,
        "maximum": 720
      },
      "depositMethodsOff": {
        "type": "array",
        "items": {
          "type": "string",
          "description": "The id of a method.",
          "maxLength": 64
        },
        "description": "Ways to deposit that are not offered.",
        "maxItems": 100
      },
      "transferFailures": {
        "type": "object",
        "description": "Vendors whose transfers fail, or whose answer is lost, by code.",
        "additionalProperties": {
          "type": "string",
          "enum": [
            "failed",
            "unknown"
          ]
        }
      }
    }
  },
  "WorldVendor": {
    "type": "object",
    "description": "A vendor.",
    "additionalProperties": false,
    "required": [
      "code",
      "name",
      "categories"
    ],
    "properties": {
      "code": {
        "type": "string",
        "description": "Its account type, used in addresses.",
        "pattern": "^[A-Z0-9_]+$"
      },
      "name": {
        "$ref": "#/definitions/WorldText"
      },
      "mark": {
        "type": "string",
        "pattern": "^art/[A-Za-z0-9][A-Za-z0-9._/-]*$",
        "description": "Its mark. By default drawn from its name."
      },
      "emblem": {
        "type": "string",
        "pattern": "^art/[A-Za-z0-9][A-Za-z0-9._/-]*$",
        "description": "The emblem of its mark alone, without the disc."
      },
      "disc": {
        "type": "string",
        "description": "The colour of its mark's disc.",
        "pattern": "^#[0-9a-fA-F]{6}$"
      },
      "discInk": {
        "type": "string",
        "description": "The colour of a readable name on the disc.",
        "pattern": "^#[0-9a-fA-F]{6}$"
      },
      "categories": {
        "type": "array",
        "items": {
          "type": "object",
          "description": "Its offer in a category.",
          "additionalProperties": false,
          "required": [
            "category",
            "games"
          ],
          "properties": {
            "category": {
              "type": "string",
              "description": "RNG, FISH, …"
            },
            "games": {
              "type": "integer",
              "description": "The number of games, each with its own name and picture.",
              "minimum": 0,
              "maximum": 20000
            },
            "art": {
              "type": "string",
              "pattern": "^art/[A-Za-z0-9][A-Za-z0-9._/-]*$",
              "description": "A finished picture of the merchant, which replaces the picture of the first game."
            },
            "tag": {
              "type": "string",
              "description": "A tag.",
              "enum": [
                "HOT",
                "NEW"
              ]
            },
            "maintenance": {
              "type": "boolean",
              "description": "True during maintenance."
            },
            "counted": {
              "type": "integer",
              "description": "The number that the gateway sends if it counts something other than games, such as today's matches.",
              "minimum": 0
            },
            "artInk": {
              "type": "string",
              "description": "The colour of a readable name on the picture.",
              "pattern": "^#[0-9a-fA-F]{6}$"
            }
          }
        },
        "description": "Its categories."
      }
    }
  },
  "WorldGame": {
    "type": "object",
    "description": "A game.",
    "additionalProperties": false,
    "required": [
      "code",
      "name",
      "vendor",
      "category"
    ],
    "properties": {
      "code": {
        "type": "string",
        "description": "Its code."
      },
      "name": {
        "$ref": "#/definitions/WorldText"
      },
      "vendor": {
        "type": "string",
        "description": "Its vendor's code."
      },
      "category": {
        "type": "string",
        "description": "Its category."
      },
      "art": {
        "type": "string",
        "pattern": "^art/[A-Za-z0-9][A-Za-z0-9._/-]*$",
        "description": "A finished picture of the merchant, which replaces the composed one."
      },
      "hot": {
        "type": "boolean",
        "description": "True for a hot game."
      },
      "isNew": {
        "type": "boolean",
        "description": "True for a new game."
      },
      "popular": {
        "type": "boolean",
        "description": "True for one of the most played games."
      },
      "subject": {
        "type": "string",
        "description": "The subject of its picture, by its name in the art recipe. By default chosen by the code of the game.",
        "pattern": "^[a-z0-9][a-z0-9-]*$"
      },
      "ground": {
        "type": "string",
        "description": "Its background, as a family and a palette of the art recipe with a hyphen between them.",
        "pattern": "^[a-z0-9][a-z0-9-]*$"
      }
    }
  },
  "WorldBanner": {
    "type": "object",
    "description": "A banner.",
    "additionalProperties": false,
    "required": [
      "id",
      "group",
      "title"
    ],
    "properties": {
      "id": {
        "type": "string",
        "description": "Its id."
      },
      "group": {
        "type": "string",
        "description": "m_home, m_reg, …"
      },
      "title": {
        "$ref": "#/definitions/WorldText"
      },
      "line": {
        "$ref": "#/definitions/WorldText"
      },
      "action": {
        "$ref": "#/definitions/WorldText"
      },
      "url": {
        "type": "string",
        "description": "The address that it links to.",
        "maxLength": 2000
      },
      "art": {
        "type": "string",
        "pattern": "^art/[A-Za-z0-9][A-Za-z0-9._/-]*$",
        "description": "A picture of the merchant, or one inherited."
      },
      "subject": {
        "type": "string",
        "pattern": "^[a-z0-9][a-z0-9-]*$",
        "description": "A subject of the art recipe on the brand's field, instead of \"art\"."
      },
      "room": {
        "type": "string",
        "enum": [
          "sky",
          "foot"
        ],
        "description": "The area of the picture that has room for the title. By default its bottom."
      },
      "from": {
        "type": "string",
        "description": "The moment from which players see it, such as 2026-12-24T18:00+07:00 or 2026-12-24T18:00[Asia/Bangkok]. By default always."
      },
      "until": {
        "type": "string",
        "description": "The moment from which players no longer see it, written like \"from\". By default never."
      }
    }
  },
  "WorldLottery": {
    "type": "object",
    "description": "A lottery.",
    "additionalProperties": false,
    "required": [
      "code",
      "name",
      "minutes",
      "balls",
      "from",
      "to"
    ],
    "properties": {
      "code": {
        "type": "string",
        "description": "Its code."
      },
      "name": {
        "$ref": "#/definitions/WorldText"
      },
      "vendor": {
        "type": "string",
        "description": "Its vendor's code."
      },
      "group": {
        "$ref": "#/definitions/WorldText"
      },
      "kind": {
        "type": "string",
        "description": "The list in which it appears.",
        "enum": [
          "Lott",
          "Elott"
        ]
      },
      "prizeMode": {
        "type": "string",
        "description": "Its prize mode. By default that of its list.",
        "enum": [
          "Lott",
          "ZY",
          "Elott"
        ]
      },
      "minutes": {
        "type": "integer",
        "description": "The minutes between draws.",
        "minimum": 1,
        "maximum": 1440
      },
      "balls": {
        "type": "integer",
        "description": "The number of balls in a draw.",
        "minimum": 1,
        "maximum": 20
      },
      "from": {
        "type": "integer",
        "description": "The lowest number."
      },
      "to": {
        "type": "integer",
        "description": "The highest number."
      },
      "repeats": {
        "type": "boolean",
        "description": "True if a number can be drawn twice."
      },
      "shape": {
        "type": "string",
        "description": "The form of the numbers in a result: balls or dice.",
        "enum": [
          "ball",
          "die"
        ]
      },
      "tone": {
        "type": "integer",
        "description": "The colour of the set, 0 to 3.",
        "minimum": 0,
        "maximum": 3
      }
    }
  },
  "WorldMatch": {
    "type": "object",
    "description": "A match in play.",
    "additionalProperties": false,
    "required": [
      "id",
      "competition",
      "vendor",
      "home",
      "away"
    ],
    "properties": {
      "id": {
        "type": "string",
        "description": "Its id."
      },
      "competition": {
        "$ref": "#/definitions/WorldText"
      },
      "category": {
        "type": "string",
        "description": "The category. By default SPORTS."
      },
      "vendor": {
        "type": "string",
        "description": "Its vendor's code."
      },
      "home": {
        "$ref": "#/definitions/WorldText"
      },
      "away": {
        "$ref": "#/definitions/WorldText"
      },
      "length": {
        "type": "integer",
        "description": "The minutes of regular play. By default 90.",
        "minimum": 1,
        "maximum": 600
      },
      "ahead": {
        "type": "integer",
        "description": "The minutes by which it is ahead of the clock, so that not all matches start together.",
        "minimum": 0
      },
      "goals": {
        "type": "array",
        "items": {
          "type": "object",
          "description": "A goal.",
          "additionalProperties": false,
          "required": [
            "minute",
            "side"
          ],
          "properties": {
            "minute": {
              "type": "integer",
              "description": "The minute of the goal.",
              "minimum": 1
            },
            "side": {
              "type": "string",
              "description": "The side that scored.",
              "enum": [
                "home",
                "away"
              ]
            }
          }
        },
        "description": "The goals in order. Without the list, the minutes are not recorded."
      }
    }
  },
  "WorldFixture": {
    "type": "object",
    "description": "A match to come.",
    "additionalProperties": false,
    "required": [
      "id",
      "at",
      "event",
      "competition",
      "vendor"
    ],
    "properties": {
      "id": {
        "type": "string",
        "description": "Its id."
      },
      "at": {
        "type": "string",
        "description": "The time of day, in UTC, such as 18:30.",
        "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
      },
      "event": {
        "$ref": "#/definitions/WorldText"
      },
      "competition": {
        "$ref": "#/definitions/WorldText"
      },
      "category": {
        "type": "string",
        "description": "The category. By default SPORTS."
      },
      "vendor": {
        "type": "string",
        "description": "Its vendor's code."
      }
    }
  },
  "WorldDepositMethod": {
    "type": "object",
    "description": "A way to deposit.",
    "additionalProperties": false,
    "required": [
      "id",
      "provider",
      "group",
      "pay",
      "name",
      "min",
      "max",
      "minutes",
      "amounts"
    ],
    "properties": {
      "id": {
        "type": "string",
        "description": "Its id.",
        "maxLength": 64
      },
      "provider": {
        "type": "string",
        "enum": [
          "manualTransfer",
          "alipay",
          "qq",
          "paymentGateway",
          "weChat"
        ],
        "description": "The call that a deposit by it makes."
      },
      "group": {
        "type": "string",
        "enum": [
          "bank",
          "qr",
          "wallet",
          "counter"
        ],
        "description": "Its kind."
      },
      "pay": {
        "type": "string",
        "enum": [
          "account",
          "qr",
          "page"
        ],
        "description": "How it is paid: to an account, with a QR code, or on the payment page of another site."
      },
      "name": {
        "$ref": "#/definitions/WorldText",
        "description": "Its name."
      },
      "logo": {
        "type": "string",
        "description": "A drawing below the merchant's folder, such as art/methods/scan-qr.svg.",
        "maxLength": 200
      },
      "tags": {
        "type": "array",
        "items": {
          "type": "string",
          "enum": [
            "recommended",
            "hot",
            "new"
          ],
          "description": "A label."
        },
        "description": "Its labels.",
        "maxItems": 3
      },
      "rebate": {
        "type": "string",
        "description": "The percentage that a deposit by it returns. Decimal string.",
        "pattern": "^\\d+(\\.\\d+)?$",
        "maxLength": 32
      },
      "min": {
        "type": "string",
        "description": "The least amount. Decimal string.",
        "pattern": "^\\d+(\\.\\d+)?$",
        "maxLength": 32
      },
      "max": {
        "type": "string",
        "description": "The highest amount. Decimal string.",
        "pattern": "^\\d+(\\.\\d+)?$",
        "maxLength": 32
      },
      "fee": {
        "type": "string",
        "description": "The fee; 0 by default. Decimal string.",
        "pattern": "^\\d+(\\.\\d+)?$",
        "maxLength": 32
      },
      "minutes": {
        "type": "integer",
        "description": "The minutes until the amount is credited; 0 for at once.",
        "minimum": 0,
        "maximum": 10080
      },
      "banks": {
        "type": "boolean",
        "description": "True if the player chooses a bank."
      },
      "depositor": {
        "type": "boolean",
        "description": "True if the name of the depositor is asked."
      },
      "channels": {
        "type": "array",
        "items": {
          "type": "object",
          "description": "A channel.",
          "additionalProperties": false,
          "required": [
            "id",
            "name",
            "min",
            "max"
          ],
          "properties": {
            "id": {
              "type": "string",
              "description": "Its id.",
              "maxLength": 64
            },
            "name": {
              "$ref": "#/definitions/WorldText",
              "description": "Its name."
            },
            "min": {
              "type": "string",
              "description": "The least amount. Decimal string.",
              "pattern": "^\\d+(\\.\\d+)?$",
              "maxLength": 32
            },
            "max": {
              "type": "string",
              "description": "The highest amount. Decimal string.",
              "pattern": "^\\d+(\\.\\d+)?$",
              "maxLength": 32
            },
            "note": {
              "$ref": "#/definitions/WorldText",
              "description": "A short note."
            }
          }
        },
        "description": "Its channels.",
        "maxItems": 10
      },
      "amounts": {
        "type": "array",
        "items": {
          "type": "string",
          "description": "An amount. Decimal string.",
          "pattern": "^\\d+(\\.\\d+)?$",
          "maxLength": 32
        },
        "description": "Amounts to choose with one tap.",
        "maxItems": 12
      },
      "slip": {
        "type": "string",
        "enum": [
          "none",
          "optional",
          "required"
        ],
        "description": "Whether the player sends a picture of the slip; none by default."
      },
      "payMinutes": {
        "type": "integer",
        "description": "The minutes in which it must be paid; 15 by default.",
        "minimum": 1,
        "maximum": 1440
      },
      "maintenance": {
        "type": "boolean",
        "description": "True while it is under maintenance."
      }
    }
  },
  "WorldDepositPromotion": {
    "type": "object",
    "description": "A promotion for a deposit.",
    "additionalProperties": false,
    "required": [
      "id",
      "title",
      "minDeposit",
      "turnover",
      "days"
    ],
    "properties": {
      "id": {
        "type": "string",
        "description": "Its id.",
        "maxLength": 64
      },
      "title": {
        "$ref": "#/definitions/WorldText",
        "description": "Its name."
      },
      "summary": {
        "$ref": "#/definitions/WorldText",
        "description": "A sentence about it."
      },
      "percent": {
        "type": "string",
        "description": "The bonus as a percentage of the deposit. Decimal string.",
        "pattern": "^\\d+(\\.\\d+)?$",
        "maxLength": 32
      },
      "bonus": {
        "type": "string",
        "description": "The bonus as a fixed amount. Decimal string.",
        "pattern": "^\\d+(\\.\\d+)?$",
        "maxLength": 32
      },
      "maxBonus": {
        "type": "string",
        "description": "The highest bonus. Decimal string.",
        "pattern": "^\\d+(\\.\\d+)?$",
        "maxLength": 32
      },
      "minDeposit": {
        "type": "string",
        "description": "The least deposit. Decimal string.",
        "pattern": "^\\d+(\\.\\d+)?$",
        "maxLength": 32
      },
      "turnover": {
        "type": "integer",
        "description": "How many times the deposit and the bonus must be played.",
        "minimum": 1,
        "maximum": 100
      },
      "maxCashOut": {
        "type": "string",
        "description": "The most that can be withdrawn from it. Decimal string.",
        "pattern": "^\\d+(\\.\\d+)?$",
        "maxLength": 32
      },
      "days": {
        "type": "integer",
        "description": "The days in which the turnover must be played.",
        "minimum": 1,
        "maximum": 365
      },
      "categories": {
        "type": "array",
        "items": {
          "type": "string",
          "description": "A category.",
          "maxLength": 40
        },
        "description": "The game categories that count.",
        "maxItems": 20
      }
    }
  },
  "WorldWithdrawals": {
    "type": "object",
    "description": "The limits of withdrawals. By default three a day, at any hour, without a fee, of 100 to 50,000 in baht or yuan and of the same order in another currency, such as $10 to $5,000.",
    "additionalProperties": false,
    "required": [],
    "properties": {
      "min": {
        "type": "string",
        "description": "The least amount. Decimal string.",
        "pattern": "^\\d+(\\.\\d+)?$",
        "maxLength": 32
      },
      "max": {
        "type": "string",
        "description": "The highest amount. Decimal string.",
        "pattern": "^\\d+(\\.\\d+)?$",
        "maxLength": 32
      },
      "countMax": {
        "type": "integer",
        "description": "The withdrawals of a day.",
        "minimum": 1,
        "maximum": 100
      },
      "fee": {
        "type": "string",
        "description": "The fee. Decimal string.",
        "pattern": "^\\d+(\\.\\d+)?$",
        "maxLength": 32
      },
      "minutes": {
        "type": "integer",
        "description": "The minutes until it is paid.",
        "minimum": 0,
        "maximum": 10080
      },
      "hours": {
        "type": "object",
        "description": "The hours, in the time zone.",
        "additionalProperties": false,
        "required": [
          "from",
          "to",
          "zone"
        ],
        "properties": {
          "from": {
            "type": "string",
            "description": "Their start, such as 09:00.",
            "pattern": "^\\d\\d:\\d\\d$"
          },
          "to": {
            "type": "string",
            "description": "Their end, such as 23:00.",
            "pattern": "^\\d\\d:\\d\\d$"
          },
          "zone": {
            "type": "string",
            "description": "The time zone, such as Asia/Bangkok.",
            "maxLength": 64
          }
        }
      }
    }
  },
  "WorldEnvelope": {
    "type": "object",
    "description": "A red envelope that opens again and again.",
    "additionalProperties": false,
    "required": [
      "id",
      "title",
      "everyMinutes",
      "openMinutes",
      "triesADay",
      "amounts"
    ],
    "properties": {
      "id": {
        "type": "string",
        "description": "Its id.",
        "pattern": "^[\\w-]+$",
        "maxLength": 64
      },
      "title": {
        "$ref": "#/definitions/WorldText",
        "description": "Its name."
      },
      "everyMinutes": {
        "type": "integer",
        "description": "The minutes from one opening to the next, counted from midnight (UTC).",
        "minimum": 1,
        "maximum": 1440
      },
      "openMinutes": {
        "type": "integer",
        "description": "The minutes for which it is open each time; fewer than those to the next.",
        "minimum": 1,
        "maximum": 1440
      },
      "triesADay": {
        "type": "integer",
        "description": "How many a member can open a day (UTC).",
        "minimum": 1,
        "maximum": 1000
      },
      "amounts": {
        "type": "array",
        "items": {
          "type": "object",
          "description": "An amount.",
          "additionalProperties": false,
          "required": [
            "amount",
            "weight"
          ],
          "properties": {
            "amount": {
              "type": "string",
              "pattern": "^\\d+(\\.\\d+)?$",
              "maxLength": 32,
              "description": "The amount. Decimal string."
            },
            "weight": {
              "type": "integer",
              "description": "How likely it is, compared with the others.",
              "minimum": 1,
              "maximum": 1000000
            }
          }
        },
        "description": "The amounts that it can hold.",
        "minItems": 1,
        "maxItems": 100
      },
      "emptyWeight": {
        "type": "integer",
        "description": "How likely it is that nothing is in it, compared with the amounts; 0 by default.",
        "minimum": 0,
        "maximum": 1000000
      },
      "turnover": {
        "type": "integer",
        "description": "How many times an amount must be played; 0 by default.",
        "minimum": 0,
        "maximum": 100
      },
      "days": {
        "type": "integer",
        "description": "The days in which the turnover must be played; without an end if absent.",
        "minimum": 1,
        "maximum": 365
      },
      "rules": {
        "$ref": "#/definitions/WorldText",
        "description": "The rules. HTML. If absent, the sandbox writes some."
      }
    }
  },
  "WorldInvite": {
    "type": "object",
    "description": "The rewards for inviting friends.",
    "additionalProperties": false,
    "required": [
      "minDeposit",
      "rewards"
    ],
    "properties": {
      "minDeposit": {
        "type": "string",
        "pattern": "^\\d+(\\.\\d+)?$",
        "maxLength": 32,
        "description": "The least deposit of a friend that is rewarded. Decimal string."
      },
      "rewards": {
        "type": "array",
        "items": {
          "type": "object",
          "description": "A reward.",
          "additionalProperties": false,
          "required": [
            "from",
            "amount"
          ],
          "properties": {
            "from": {
              "type": "integer",
              "description": "The number of the friend from which on it applies.",
              "minimum": 1,
              "maximum": 100000
            },
            "amount": {
              "type": "string",
              "pattern": "^\\d+(\\.\\d+)?$",
              "maxLength": 32,
              "description": "The amount. Decimal string."
            }
          }
        },
        "description": "The rewards, from the first friend on.",
        "minItems": 1,
        "maxItems": 20
      },
      "turnover": {
        "type": "integer",
        "description": "How many times a reward must be played; 0 by default.",
        "minimum": 0,
        "maximum": 100
      },
      "days": {
        "type": "integer",
        "description": "The days in which the turnover must be played; without an end if absent.",
        "minimum": 1,
        "maximum": 365
      }
    }
  },
  "WorldMall": {
    "type": "object",
    "description": "Points and the points mall. If absent, the sandbox makes some goods.",
    "additionalProperties": false,
    "required": [],
    "properties": {
      "betPerPoint": {
        "type": "string",
        "description": "The valid bets that earn a point; by default 100 in baht or yuan, and of the same order in another currency. Decimal string.",
        "pattern": "^\\d+(\\.\\d+)?$",
        "maxLength": 32
      },
      "expiry": {
        "type": "string",
        "enum": [
          "none",
          "nextYearEnd"
        ],
        "description": "When points expire: never, or at the end of the year after the one in which they were earned.",
        "default": "none"
      },
      "openingPoints": {
        "type": "object",
        "description": "The points of the demo accounts, by name.",
        "additionalProperties": {
          "type": "integer",
          "minimum": 0,
          "maximum": 100000000,
          "description": "Points."
        }
      },
      "convert": {
        "type": "object",
        "description": "How points become money.",
        "additionalProperties": false,
        "required": [
          "points",
          "amount",
          "min",
          "dailyCap"
        ],
        "properties": {
          "points": {
            "type": "integer",
            "description": "So many points are worth the amount.",
            "minimum": 1,
            "maximum": 1000000
          },
          "amount": {
            "type": "string",
            "description": "The amount for them. Decimal string.",
            "pattern": "^\\d+(\\.\\d+)?$",
            "maxLength": 32
          },
          "min": {
            "type": "integer",
            "description": "The least points of a conversion.",
            "minimum": 1,
            "maximum": 100000000
          },
          "dailyCap": {
            "type": "integer",
            "description": "The most points of a day.",
            "minimum": 1,
            "maximum": 100000000
          },
          "turnover": {
            "type": "integer",
            "description": "The number of times that the amount must be staked; 1 by default.",
            "minimum": 0,
            "maximum": 100
          },
          "days": {
            "type": "integer",
            "description": "The days in which it must be staked.",
            "minimum": 1,
            "maximum": 365
          }
        }
      },
      "goods": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/WorldGood"
        },
        "description": "The items.",
        "maxItems": 200
      }
    }
  },
  "WorldGood": {
    "type": "object",
    "description": "An item of the points mall.",
    "additionalProperties": false,
    "required": [
      "id",
      "name",
      "points",
      "stock"
    ],
    "properties": {
      "id": {
        "type": "string",
        "description": "Its id.",
        "pattern": "^[a-z0-9-]{1,40}$"
      },
      "name": {
        "$ref": "#/definitions/WorldText"
      },
      "note": {
        "$ref": "#/definitions/WorldText",
        "description": "A short note, such as the size."
      },
      "art": {
        "type": "string",
        "description": "The path of its drawing in the merchant's folder.",
        "pattern": "^art/[A-Za-z0-9][A-Za-z0-9._/-]*$",
        "maxLength": 200
      },
      "points": {
        "type": "integer",
        "description": "The points for one.",
        "minimum": 1,
        "maximum": 10000000
      },
      "stock": {
        "type": "integer",
        "description": "How many there are.",
        "minimum": 0,
        "maximum": 1000000
      },
      "level": {
        "type": "integer",
        "description": "The number of the level that it needs.",
        "minimum": 1,
        "maximum": 6
      },
      "limit": {
        "type": "integer",
        "description": "How many one member can get.",
        "minimum": 1,
        "maximum": 99
      },
      "days": {
        "type": "integer",
        "description": "The days until it arrives; 7 by default.",
        "minimum": 0,
        "maximum": 90
      },
      "spins": {
        "type": "object",
        "description": "Makes the item free spins, credited as a bonus.",
        "additionalProperties": false,
        "required": [
          "count",
          "value",
          "game"
        ],
        "properties": {
          "count": {
            "type": "integer",
            "description": "The spins of one item.",
            "minimum": 1,
            "maximum": 1000
          },
          "value": {
            "type": "string",
            "description": "The value of a spin. Decimal string.",
            "pattern": "^\\d+(\\.\\d+)?$",
            "maxLength": 32
          },
          "game": {
            "$ref": "#/definitions/WorldText",
            "description": "The game that they are for."
          },
          "categories": {
            "type": "array",
            "items": {
              "type": "string",
              "description": "A category.",
              "maxLength": 40
            },
            "description": "The game categories whose stakes count; slots by default.",
            "maxItems": 20
          },
          "turnover": {
            "type": "integer",
            "description": "The number of times that the bonus must be staked; 1 by default.",
            "minimum": 0,
            "maximum": 100
          },
          "days": {
            "type": "integer",
            "description": "The days in which it must be staked; 7 by default.",
            "minimum": 1,
            "maximum": 365
          }
        }
      }
    }
  },
  "WorldRewardTicket": {
    "type": "object",
    "description": "A ticket that the demo member has.",
    "additionalProperties": false,
    "required": [
      "id",
      "title",
      "amount",
      "days"
    ],
    "properties": {
      "id": {
        "type": "string",
        "description": "Its id.",
        "maxLength": 40
      },
      "title": {
        "$ref": "#/definitions/WorldText",
        "description": "Its name."
      },
      "note": {
        "$ref": "#/definitions/WorldText",
        "description": "A sentence about it."
      },
      "amount": {
        "type": "string",
        "description": "The bonus. Decimal string.",
        "pattern": "^\\d+(\\.\\d+)?$",
        "maxLength": 32
      },
      "turnover": {
        "type": "integer",
        "description": "How many times the bonus must be played; 1 by default.",
        "minimum": 0,
        "maximum": 100
      },
      "days": {
        "type": "integer",
        "description": "The days in which it can be claimed, from the start of the sandbox.",
        "minimum": 0,
        "maximum": 3650
      },
      "claimed": {
        "type": "boolean",
        "description": "True if the demo member has claimed it."
      }
    }
  },
  "WorldMission": {
    "type": "object",
    "description": "A mission.",
    "additionalProperties": false,
    "required": [
      "id",
      "title",
      "metric",
      "period",
      "target",
      "amount"
    ],
    "properties": {
      "id": {
        "type": "string",
        "description": "Its id.",
        "maxLength": 40
      },
      "title": {
        "$ref": "#/definitions/WorldText",
        "description": "Its name."
      },
      "note": {
        "$ref": "#/definitions/WorldText",
        "description": "A sentence about it."
      },
      "metric": {
        "type": "string",
        "enum": [
          "deposit",
          "depositCount",
          "validBets",
          "signIns"
        ],
        "description": "What it counts: the sum or the number of deposits, valid bets, or days with a sign-in."
      },
      "period": {
        "type": "string",
        "enum": [
          "once",
          "day",
          "week",
          "month"
        ],
        "description": "The time in which it counts, and after which it begins anew."
      },
      "target": {
        "type": "string",
        "description": "What is needed. Decimal string.",
        "pattern": "^\\d+(\\.\\d+)?$",
        "maxLength": 32
      },
      "amount": {
        "type": "string",
        "description": "The bonus. Decimal string.",
        "pattern": "^\\d+(\\.\\d+)?$",
        "maxLength": 32
      },
      "turnover": {
        "type": "integer",
        "description": "How many times the bonus must be played; 1 by default.",
        "minimum": 0,
        "maximum": 100
      },
      "categories": {
        "type": "array",
        "items": {
          "type": "string",
          "description": "A category.",
          "maxLength": 40
        },
        "description": "The game categories whose bets count.",
        "maxItems": 20
      }
    }
  },
  "WorldSignIns": {
    "type": "object",
    "description": "The calendar of sign-ins.",
    "additionalProperties": false,
    "required": [
      "amounts"
    ],
    "properties": {
      "amounts": {
        "type": "array",
        "items": {
          "type": "string",
          "description": "An amount. Decimal string.",
          "pattern": "^\\d+(\\.\\d+)?$",
          "maxLength": 32
        },
        "description": "The rewards of the days of a series, which begins anew after the last one and after a day that was missed.",
        "minItems": 1,
        "maxItems": 31
      },
      "turnover": {
        "type": "integer",
        "description": "How many times the bonus must be played; 1 by default.",
        "minimum": 0,
        "maximum": 100
      },
      "signed": {
        "type": "integer",
        "description": "The days before today on which the demo member has signed in; 2 by default.",
        "minimum": 0,
        "maximum": 60
      }
    }
  },
  "WorldRewards": {
    "type": "object",
    "description": "The reward centre.",
    "additionalProperties": false,
    "required": [],
    "properties": {
      "tickets": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/WorldRewardTicket"
        },
        "description": "The tickets of the demo member.",
        "maxItems": 100
      },
      "missions": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/WorldMission"
        },
        "description": "The missions.",
        "maxItems": 100
      },
      "signIns": {
        "$ref": "#/definitions/WorldSignIns"
      }
    }
  },
  "WorldLevelTargets": {
    "type": "object",
    "description": "What a level needs in a month.",
    "additionalProperties": false,
    "required": [
      "turnover",
      "deposits"
    ],
    "properties": {
      "turnover": {
        "type": "string",
        "description": "The valid bets. Decimal string.",
        "pattern": "^\\d+(\\.\\d+)?$",
        "maxLength": 32
      },
      "deposits": {
        "type": "string",
        "description": "The deposits. Decimal string.",
        "pattern": "^\\d+(\\.\\d+)?$",
        "maxLength": 32
      }
    }
  },
  "WorldLevel": {
    "type": "object",
    "description": "A level.",
    "additionalProperties": false,
    "required": [],
    "properties": {
      "rise": {
        "$ref": "#/definitions/WorldLevelTargets",
        "description": "What a member needs in a month to rise to it."
      },
      "keep": {
        "$ref": "#/definitions/WorldLevelTargets",
        "description": "What a member needs in a month to keep it; it is never lost if absent."
      },
      "upgrade": {
        "type": "string",
        "description": "The gift for who reaches it. Decimal string.",
        "pattern": "^\\d+(\\.\\d+)?$",
        "maxLength": 32
      },
      "weekly": {
        "type": "string",
        "description": "The gift of each week. Decimal string.",
        "pattern": "^\\d+(\\.\\d+)?$",
        "maxLength": 32
      },
      "monthly": {
        "type": "string",
        "description": "The gift of each month. Decimal string.",
        "pattern": "^\\d+(\\.\\d+)?$",
        "maxLength": 32
      },
      "birthday": {
        "type": "string",
        "description": "The gift of the birthday. Decimal string.",
        "pattern": "^\\d+(\\.\\d+)?$",
        "maxLength": 32
      }
    }
  },
  "WorldLevelPerk": {
    "type": "object",
    "description": "A perk with its value in each level.",
    "additionalProperties": false,
    "required": [
      "id",
      "name",
      "values"
    ],
    "properties": {
      "id": {
        "type": "string",
        "description": "Its id.",
        "maxLength": 40
      },
      "name": {
        "$ref": "#/definitions/WorldText",
        "description": "Its name."
      },
      "values": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/WorldText"
        },
        "description": "Its values, from the lowest level.",
        "minItems": 1,
        "maxItems": 20
      }
    }
  },
  "WorldLevels": {
    "type": "object",
    "description": "The levels.",
    "additionalProperties": false,
    "required": [
      "list"
    ],
    "properties": {
      "list": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/WorldLevel"
        },
        "description": "The levels, VIP 1 first.",
        "minItems": 1,
        "maxItems": 20
      },
      "perks": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/WorldLevelPerk"
        },
        "description": "The perks.",
        "maxItems": 20
      },
      "giftTurnover": {
        "type": "integer",
        "description": "How many times a gift must be played; 1 by default.",
        "minimum": 0,
        "maximum": 100
      }
    }
  },
  "WorldPromotion": {
    "type": "object",
    "description": "A promotion of the activity centre. Its times count from the start of the sandbox, so that it never ages.",
    "additionalProperties": false,
    "required": [
      "id",
      "category",
      "title",
      "rules",
      "fromHours",
      "untilHours",
      "turnover",
      "days"
    ],
    "properties": {
      "id": {
        "type": "string",
        "description": "Its id.",
        "pattern": "^[a-z0-9][a-z0-9-]*$",
        "maxLength": 48
      },
      "category": {
        "type": "string",
        "enum": [
          "newMember",
          "deposit",
          "rebate",
          "slots",
          "fish",
          "live",
          "sports",
          "lottery",
          "mini",
          "member"
        ],
        "description": "Its category."
      },
      "title": {
        "$ref": "#/definitions/WorldText",
        "description": "Its name."
      },
      "summary": {
        "$ref": "#/definitions/WorldText",
        "description": "A sentence about it."
      },
      "rules": {
        "$ref": "#/definitions/WorldText",
        "description": "The rules, as HTML."
      },
      "fromHours": {
        "type": "number",
        "description": "The hours from the start of the sandbox to its start; negative if it has begun.",
        "minimum": -100000,
        "maximum": 100000
      },
      "untilHours": {
        "type": "number",
        "description": "The hours from the start of the sandbox to its end; negative if it is over.",
        "minimum": -100000,
        "maximum": 100000
      },
      "art": {
        "type": "string",
        "pattern": "^art/[A-Za-z0-9][A-Za-z0-9._/-]*$",
        "description": "A wide picture of the merchant, or one inherited."
      },
      "ink": {
        "type": "string",
        "pattern": "^#[0-9A-Fa-f]{6}$",
        "description": "The colour of words on the wide picture. Without it they have a veil."
      },
      "subject": {
        "type": "string",
        "pattern": "^[a-z0-9][a-z0-9-]*$",
        "description": "A subject of the art recipe, for the square picture and, without \"art\", for the wide one."
      },
      "palette": {
        "type": "string",
        "pattern": "^[a-z0-9][a-z0-9-]*$",
        "description": "A palette of the art recipe for the subject."
      },
      "bonus": {
        "type": "string",
        "description": "The reward as a fixed amount. Decimal string.",
        "pattern": "^\\d+(\\.\\d+)?$",
        "maxLength": 32
      },
      "percent": {
        "type": "string",
        "description": "The reward as a percentage of what is counted, or of the least deposit for an application. Decimal string.",
        "pattern": "^\\d+(\\.\\d+)?$",
        "maxLength": 32
      },
      "maxBonus": {
        "type": "string",
        "description": "The highest reward. Decimal string.",
        "pattern": "^\\d+(\\.\\d+)?$",
        "maxLength": 32
      },
      "turnover": {
        "type": "integer",
        "description": "How many times the reward must be played; 0 for none.",
        "minimum": 0,
        "maximum": 100
      },
      "days": {
        "type": "integer",
        "description": "The days in which the turnover must be played.",
        "minimum": 1,
        "maximum": 365
      },
      "maxCashOut": {
        "type": "string",
        "description": "The most that can be withdrawn from it. Decimal string.",
        "pattern": "^\\d+(\\.\\d+)?$",
        "maxLength": 32
      },
      "target": {
        "type": "object",
        "description": "What a member has to reach after joining.",
        "additionalProperties": false,
        "required": [
          "kind",
          "amount"
        ],
        "properties": {
          "kind": {
            "type": "string",
            "enum": [
              "deposit",
              "bets"
            ],
            "description": "What counts: deposits that were credited, or valid bets."
          },
          "amount": {
            "type": "string",
            "description": "The amount to reach. Decimal string.",
            "pattern": "^\\d+(\\.\\d+)?$",
            "maxLength": 32
          },
          "settleMinutes": {
            "type": "integer",
            "description": "The minutes from reaching it until the reward is settled; 0 by default.",
            "minimum": 0,
            "maximum": 100000
          }
        }
      },
      "minDeposit": {
        "type": "string",
        "description": "The least deposit that counts. Decimal string.",
        "pattern": "^\\d+(\\.\\d+)?$",
        "maxLength": 32
      },
      "categories": {
        "type": "array",
        "items": {
          "type": "string",
          "description": "A category.",
          "maxLength": 40
        },
        "description": "The game categories whose stakes count. All if absent.",
        "maxItems": 20
      },
      "application": {
        "type": "boolean",
        "description": "True if the member applies and staff decides."
      },
      "reapply": {
        "type": "boolean",
        "description": "True if a member who was rejected can apply again."
      },
      "level": {
        "type": "integer",
        "description": "The least VIP level.",
        "minimum": 1,
        "maximum": 20
      },
      "needs": {
        "type": "array",
        "items": {
          "type": "string",
          "enum": [
            "bankCard",
            "realName"
          ],
          "description": "Something that a member needs."
        },
        "description": "What a member needs to take part.",
        "maxItems": 2
      },
      "demo": {
        "type": "object",
        "description": "How far the demo member is with it.",
        "additionalProperties": false,
        "required": [
          "status"
        ],
        "properties": {
          "status": {
            "type": "string",
            "enum": [
              "signed",
              "process",
              "applying",
              "issued",
              "claim",
              "claimed",
              "rejected"
            ],
            "description": "The status."
          },
          "done": {
            "type": "string",
            "description": "What is counted of the target. Decimal string.",
            "pattern": "^\\d+(\\.\\d+)?$",
            "maxLength": 32
          },
          "reason": {
            "type": "string",
            "enum": [
              "unreadable",
              "incomplete",
              "notEligible",
              "duplicate",
              "refused"
            ],
            "description": "Why the application was rejected."
          },
          "comment": {
            "$ref": "#/definitions/WorldText",
            "description": "The comment of the application."
          }
        }
      }
    }
  }
}

/** The file and JSON pointer of each schema, by the same keys. */
export const schemaPlaces: Readonly<Record<string, string>> = {
  "ArtRecipe": "schemas/art-recipe.schema.json#",
  "ArtBox": "schemas/art-recipe.schema.json#/definitions/ArtBox",
  "ArtPlace": "schemas/art-recipe.schema.json#/definitions/ArtPlace",
  "ArtFamily": "schemas/art-recipe.schema.json#/definitions/ArtFamily",
  "ArtSubject": "schemas/art-recipe.schema.json#/definitions/ArtSubject",
  "ArtPalette": "schemas/art-recipe.schema.json#/definitions/ArtPalette",
  "ArtShape": "schemas/art-recipe.schema.json#/definitions/ArtShape",
  "ArtLayer": "schemas/art-recipe.schema.json#/definitions/ArtLayer",
  "ArtUses": "schemas/art-recipe.schema.json#/definitions/ArtUses",
  "ArtFace": "schemas/art-recipe.schema.json#/definitions/ArtFace",
  "ArtTitleLine": "schemas/art-recipe.schema.json#/definitions/ArtTitleLine",
  "ArtTitle": "schemas/art-recipe.schema.json#/definitions/ArtTitle",
  "Art": "schemas/art.schema.json#",
  "AccountBlock": "schemas/block.account.schema.json#",
  "AppDownloadsBlock": "schemas/block.app-downloads.schema.json#",
  "BannerBlock": "schemas/block.banner.schema.json#",
  "BottomMenuBlock": "schemas/block.bottom-menu.schema.json#",
  "CategoriesBlock": "schemas/block.categories.schema.json#",
  "ContactBlock": "schemas/block.contact.schema.json#",
  "CountdownBlock": "schemas/block.countdown.schema.json#",
  "DepositBlock": "schemas/block.deposit.schema.json#",
  "DocumentBlock": "schemas/block.document.schema.json#",
  "FixturesBlock": "schemas/block.fixtures.schema.json#",
  "FooterBlock": "schemas/block.footer.schema.json#",
  "GameGridBlock": "schemas/block.game-grid.schema.json#",
  "GameListBlock": "schemas/block.game-list.schema.json#",
  "GameSearchBlock": "schemas/block.game-search.schema.json#",
  "GoodsBlock": "schemas/block.goods.schema.json#",
  "HeaderBlock": "schemas/block.header.schema.json#",
  "HelpTopicsBlock": "schemas/block.help-topics.schema.json#",
  "LevelGiftsBlock": "schemas/block.level-gifts.schema.json#",
  "LiveRoomsBlock": "schemas/block.live-rooms.schema.json#",
  "LobbyFiltersBlock": "schemas/block.lobby-filters.schema.json#",
  "LoginFormBlock": "schemas/block.login-form.schema.json#",
  "LotteriesBlock": "schemas/block.lotteries.schema.json#",
  "MallOrdersBlock": "schemas/block.mall-orders.schema.json#",
  "MemberMenuBlock": "schemas/block.member-menu.schema.json#",
  "MemberProfileBlock": "schemas/block.member-profile.schema.json#",
  "MemberWalletBlock": "schemas/block.member-wallet.schema.json#",
  "MissionsBlock": "schemas/block.missions.schema.json#",
  "MyGamesBlock": "schemas/block.my-games.schema.json#",
  "NoticesBlock": "schemas/block.notices.schema.json#",
  "PictureLinkBlock": "schemas/block.picture-link.schema.json#",
  "PictureBlock": "schemas/block.picture.schema.json#",
  "PointsBalanceBlock": "schemas/block.points-balance.schema.json#",
  "PointsExchangeBlock": "schemas/block.points-exchange.schema.json#",
  "PopularGamesBlock": "schemas/block.popular-games.schema.json#",
  "PromoCardBlock": "schemas/block.promo-card.schema.json#",
  "PromotionsBlock": "schemas/block.promotions.schema.json#",
  "QuestionsBlock": "schemas/block.questions.schema.json#",
  "RedEnvelopeBlock": "schemas/block.red-envelope.schema.json#",
  "RegisterFormBlock": "schemas/block.register-form.schema.json#",
  "RewardListBlock": "schemas/block.reward-list.schema.json#",
  "ScoreboardBlock": "schemas/block.scoreboard.schema.json#",
  "ServiceChannelsBlock": "schemas/block.service-channels.schema.json#",
  "ServiceBlock": "schemas/block.service.schema.json#",
  "SignInCalendarBlock": "schemas/block.sign-in-calendar.schema.json#",
  "SlideMenuBlock": "schemas/block.slide-menu.schema.json#",
  "SocialLoginBlock": "schemas/block.social-login.schema.json#",
  "TrialFormBlock": "schemas/block.trial-form.schema.json#",
  "TrialPlayBlock": "schemas/block.trial-play.schema.json#",
  "VendorBarBlock": "schemas/block.vendor-bar.schema.json#",
  "VendorHeadBlock": "schemas/block.vendor-head.schema.json#",
  "VendorSectionBlock": "schemas/block.vendor-section.schema.json#",
  "WinnerBoardBlock": "schemas/block.winner-board.schema.json#",
  "Condition": "schemas/condition.schema.json#",
  "Fallback": "schemas/fallback.schema.json#",
  "FallbackType": "schemas/fallback.schema.json#/definitions/type",
  "Flags": "schemas/flags.schema.json#",
  "Link": "schemas/link.schema.json#",
  "Livery": "schemas/livery.schema.json#",
  "LookTokens": "schemas/look-tokens.schema.json#",
  "LookTokensToken": "schemas/look-tokens.schema.json#/definitions/token",
  "Merchant": "schemas/merchant.schema.json#",
  "Moment": "schemas/moment.schema.json#",
  "Navigation": "schemas/navigation.schema.json#",
  "NavigationName": "schemas/navigation.schema.json#/definitions/name",
  "NavigationGroup": "schemas/navigation.schema.json#/definitions/group",
  "NavigationEntry": "schemas/navigation.schema.json#/definitions/entry",
  "OwnBlock": "schemas/own-block.schema.json#",
  "OwnBlockCall": "schemas/own-block.schema.json#/definitions/call",
  "OwnBlockParameter": "schemas/own-block.schema.json#/definitions/parameter",
  "OwnBlockShape": "schemas/own-block.schema.json#/definitions/shape",
  "OwnBlockSetting": "schemas/own-block.schema.json#/definitions/setting",
  "OwnPage": "schemas/own-page.schema.json#",
  "Page": "schemas/page.schema.json#",
  "PageOrder": "schemas/page.schema.json#/properties/order",
  "PageMoves": "schemas/page.schema.json#/properties/moves",
  "PageBlocks": "schemas/page.schema.json#/properties/blocks",
  "Text": "schemas/text.schema.json#",
  "Theme": "schemas/theme.schema.json#",
  "ThemeColour": "schemas/theme.schema.json#/definitions/colour",
  "ThemeFontFile": "schemas/theme.schema.json#/definitions/fontFile",
  "ThemeTokenColour": "schemas/theme.schema.json#/definitions/tokenColour",
  "ThemeTokens": "schemas/theme.schema.json#/definitions/tokens",
  "ThemeIcon": "schemas/theme.schema.json#/definitions/icon",
  "ThemePageOrnament": "schemas/theme.schema.json#/definitions/pageOrnament",
  "ThemeOrnament": "schemas/theme.schema.json#/definitions/ornament",
  "ThemePosterPlace": "schemas/theme.schema.json#/definitions/posterPlace",
  "ThemeLargeScreenSide": "schemas/theme.schema.json#/definitions/largeScreenSide",
  "World": "schemas/world.schema.json#",
  "WorldText": "schemas/world.schema.json#/definitions/WorldText",
  "WorldSettings": "schemas/world.schema.json#/definitions/WorldSettings",
  "WorldVendor": "schemas/world.schema.json#/definitions/WorldVendor",
  "WorldGame": "schemas/world.schema.json#/definitions/WorldGame",
  "WorldBanner": "schemas/world.schema.json#/definitions/WorldBanner",
  "WorldLottery": "schemas/world.schema.json#/definitions/WorldLottery",
  "WorldMatch": "schemas/world.schema.json#/definitions/WorldMatch",
  "WorldFixture": "schemas/world.schema.json#/definitions/WorldFixture",
  "WorldDepositMethod": "schemas/world.schema.json#/definitions/WorldDepositMethod",
  "WorldDepositPromotion": "schemas/world.schema.json#/definitions/WorldDepositPromotion",
  "WorldWithdrawals": "schemas/world.schema.json#/definitions/WorldWithdrawals",
  "WorldEnvelope": "schemas/world.schema.json#/definitions/WorldEnvelope",
  "WorldInvite": "schemas/world.schema.json#/definitions/WorldInvite",
  "WorldMall": "schemas/world.schema.json#/definitions/WorldMall",
  "WorldGood": "schemas/world.schema.json#/definitions/WorldGood",
  "WorldRewardTicket": "schemas/world.schema.json#/definitions/WorldRewardTicket",
  "WorldMission": "schemas/world.schema.json#/definitions/WorldMission",
  "WorldSignIns": "schemas/world.schema.json#/definitions/WorldSignIns",
  "WorldRewards": "schemas/world.schema.json#/definitions/WorldRewards",
  "WorldLevelTargets": "schemas/world.schema.json#/definitions/WorldLevelTargets",
  "WorldLevel": "schemas/world.schema.json#/definitions/WorldLevel",
  "WorldLevelPerk": "schemas/world.schema.json#/definitions/WorldLevelPerk",
  "WorldLevels": "schemas/world.schema.json#/definitions/WorldLevels",
  "WorldPromotion": "schemas/world.schema.json#/definitions/WorldPromotion"
}
