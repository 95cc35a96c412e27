/* Written by `npm run generate` from schemas/. */

/** The schema of every file of a merchant as it holds when resolved; references point at its keys. */
export const law: Readonly<Record<string, unknown>> = {
  "ArtRecipe": {
    "description": "How the sandbox gateway composes the pictures of a merchant's games from drawings of its art: merchants/<code>/art/recipe.json. A merchant without one uses its parent's. Units are those of a shape's canvas; a subject's box is the square its own drawing fills.",
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
        "description": "Where editors find this schema."
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
        "description": "What belongs together, by name.",
        "additionalProperties": {
          "$ref": "#/definitions/ArtFamily"
        }
      },
      "subjects": {
        "type": "object",
        "description": "What a picture is of, by name.",
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
        "description": "The drawing of a ground with {family}, {palette} and {motif} in it, the last being arc, slope or step by the first letter of the brand's name; a ground whose file is missing is not used.",
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
        "description": "What titles are set in, by name.",
        "additionalProperties": {
          "type": "array",
          "description": "One colour, or two for a gradient from top to bottom.",
          "items": {
            "type": "string",
            "pattern": "^(#[0-9A-Fa-f]{6}|[a-z][a-z0-9-]*)$",
            "description": "A colour, or the name of a colour token or of a colour of pictures, such as art-1-title."
          },
          "minItems": 1,
          "maxItems": 2
        }
      },
      "faces": {
        "type": "object",
        "description": "Fonts of titles that are set in the picture, by name.",
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
        "description": "From the left."
      },
      "y": {
        "type": "number",
        "description": "From the top."
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
    "description": "Where a subject stands under a title of one line, and of two where that differs.",
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
    "description": "Subjects, grounds and names that belong together.",
    "additionalProperties": false,
    "required": [
      "grounds",
      "titles"
    ],
    "properties": {
      "grounds": {
        "type": "array",
        "description": "The grounds it may stand on.",
        "items": {
          "type": "string",
          "pattern": "^[a-z0-9][a-z0-9-]*$",
          "description": "A ground."
        },
        "minItems": 1
      },
      "palettes": {
        "type": "array",
        "description": "The palettes it keeps to; all of them, without it.",
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
        "description": "The face of its titles."
      },
      "layer": {
        "type": "string",
        "pattern": "^[a-z0-9][a-z0-9-]*$",
        "description": "The layer its subjects stand on, over their own."
      },
      "fit": {
        "type": "object",
        "description": "Where a borrowed subject stands, by its bounds.",
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
    "description": "What a picture is of.",
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
        "description": "Its drawing."
      },
      "family": {
        "type": "string",
        "pattern": "^[a-z0-9][a-z0-9-]*$",
        "description": "Its family."
      },
      "palettes": {
        "type": "array",
        "description": "The palettes of grounds it may stand on; all of them, without it.",
        "items": {
          "type": "string",
          "pattern": "^[a-z0-9][a-z0-9-]*$",
          "description": "A palette."
        }
      },
      "names": {
        "type": "array",
        "description": "What it is called in a game's name.",
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
        "description": "Where it stands in a shape, over what the shape says.",
        "additionalProperties": {
          "$ref": "#/definitions/ArtPlace"
        }
      },
      "inset": {
        "type": "object",
        "description": "For a drawing that was made smaller to hold all of itself: boxes are those of the whole.",
        "additionalProperties": false,
        "required": [
          "scale",
          "x",
          "y"
        ],
        "properties": {
          "scale": {
            "type": "number",
            "description": "How much smaller the drawing was made to fit its box."
          },
          "x": {
            "type": "number",
            "description": "Where it then begins."
          },
          "y": {
            "type": "number",
            "description": "Where it then begins."
          }
        }
      },
      "bounds": {
        "type": "array",
        "description": "Its solid part in a box of 200: x, y, width, height.",
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
        "description": "The layer it stands on."
      },
      "shadow": {
        "type": "string",
        "pattern": "^art/[A-Za-z0-9][A-Za-z0-9._/-]*\\.svg$",
        "description": "The shadow it throws on a floor, drawn with currentColor."
      },
      "front": {
        "type": "array",
        "description": "What stands before it.",
        "items": {
          "type": "string",
          "pattern": "^art/[A-Za-z0-9][A-Za-z0-9._/-]*\\.svg$",
          "description": "A drawing."
        }
      },
      "recolour": {
        "type": "object",
        "description": "By palette.",
        "additionalProperties": {
          "type": "object",
          "description": "Colours in place of those of the drawing.",
          "additionalProperties": {
            "type": "string",
            "pattern": "^#[0-9A-Fa-f]{6}$",
            "description": "The colour in its place."
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
        "description": "The ink of titles on it, or a colour of its own."
      },
      "swap": {
        "type": "object",
        "description": "Inks that do not read on it.",
        "additionalProperties": {
          "type": "string",
          "pattern": "^[a-z0-9][a-z0-9-]*$",
          "description": "The ink in its place."
        }
      },
      "shadow": {
        "type": "string",
        "pattern": "^#[0-9A-Fa-f]{6}$",
        "description": "The colour of shadows on it."
      },
      "recolour": {
        "type": "object",
        "description": "Colours in place of those of the ground's drawing.",
        "additionalProperties": {
          "type": "string",
          "pattern": "^(#[0-9A-Fa-f]{6}|[a-z][a-z0-9-]*)$",
          "description": "The colour in its place, or the name of a colour token or of a colour of pictures, such as art-1-ground or field."
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
        "description": "What is drawn, from the back.",
        "items": {
          "$ref": "#/definitions/ArtLayer"
        },
        "minItems": 1
      },
      "of": {
        "type": "string",
        "pattern": "^[a-z0-9][a-z0-9-]*$",
        "description": "The shape whose layers are drawn, without its title, in place of layers of its own."
      },
      "crop": {
        "type": "array",
        "description": "The part of that shape's canvas that is shown: x, y, width, height.",
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
        "description": "What is drawn."
      },
      "file": {
        "type": "string",
        "pattern": "^art/[A-Za-z0-9{}._/-]+\\.svg$",
        "description": "file: the drawing; it may hold {lines}, which is one or two, and {palette}."
      },
      "part": {
        "type": "string",
        "pattern": "^[a-z0-9][a-z0-9-]*$",
        "description": "ground: only the layer of this name; its id ends in -layer- and the name."
      },
      "layer": {
        "type": "string",
        "pattern": "^[a-z0-9][a-z0-9-]*$",
        "description": "subject: only when the subject stands on this layer."
      },
      "on": {
        "type": "array",
        "description": "shadow: the grounds that take one.",
        "items": {
          "type": "string",
          "pattern": "^[a-z0-9][a-z0-9-]*$",
          "description": "A ground."
        }
      },
      "box": {
        "type": "array",
        "description": "ground and file: where the drawing goes, in place of the whole canvas: x, y, width, height.",
        "items": {
          "type": "number",
          "description": "A measure."
        },
        "minItems": 4,
        "maxItems": 4
      },
      "clip": {
        "type": "array",
        "description": "What of the layer is seen: x, y, width, height.",
        "items": {
          "type": "number",
          "description": "A measure."
        },
        "minItems": 4,
        "maxItems": 4
      },
      "mirror": {
        "type": "boolean",
        "description": "file: turned sideways for every other game."
      },
      "colour": {
        "type": "string",
        "pattern": "^#[0-9A-Fa-f]{6}$",
        "description": "fade: its colour."
      },
      "from": {
        "type": "number",
        "description": "fade: where it begins, from the top, 0 to 1.",
        "minimum": 0,
        "maximum": 1
      }
    }
  },
  "ArtUses": {
    "type": "object",
    "description": "Which shape stands where.",
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
        "description": "What a subject of a banner stands on.",
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
            "description": "The ground, which takes the place of {family}."
          },
          "palette": {
            "type": "string",
            "pattern": "^[a-z0-9][a-z0-9-]*$",
            "description": "The palette; its ink is that of the banner's words."
          }
        }
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
        "description": "The font file; it may be cut to the letters that names use."
      }
    }
  },
  "ArtTitleLine": {
    "type": "object",
    "description": "How lines are set.",
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
        "description": "The smallest size it may be made to fit.",
        "minimum": 1
      },
      "bottom": {
        "type": "number",
        "description": "The baseline of the last line."
      },
      "width": {
        "type": "number",
        "description": "How long its line may be, where that is less than the title says.",
        "minimum": 1
      },
      "leading": {
        "type": "number",
        "description": "From baseline to baseline, in font sizes.",
        "minimum": 0.5
      }
    }
  },
  "ArtTitle": {
    "type": "object",
    "description": "How the names of games are set.",
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
        "description": "Whether names are set in the picture, or stand over it as text of the page."
      },
      "at": {
        "type": "string",
        "enum": [
          "top",
          "bottom"
        ],
        "description": "page: where the pictures leave room for them."
      },
      "x": {
        "type": "number",
        "description": "Where lines are anchored."
      },
      "width": {
        "type": "number",
        "description": "How long a line may be.",
        "minimum": 1
      },
      "anchor": {
        "type": "string",
        "enum": [
          "start",
          "middle"
        ],
        "description": "How lines are anchored."
      },
      "one": {
        "$ref": "#/definitions/ArtTitleLine"
      },
      "two": {
        "$ref": "#/definitions/ArtTitleLine"
      },
      "outline": {
        "type": "object",
        "description": "A line around the letters.",
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
              "description": "The face, over that of the family."
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
    "description": "A login or register prompt for a guest; name, balance with mask and refresh, and money buttons for somebody signed in.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "account",
        "description": "The kind of block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "strip",
          "figures",
          "passbook",
          "hero"
        ],
        "description": "The composition.",
        "default": "strip"
      },
      "settings": {
        "type": "object",
        "description": "What this block can be told.",
        "additionalProperties": false,
        "properties": {
          "greeting": {
            "$ref": "#/definitions/Text",
            "description": "The first line a guest reads.",
            "usual": "home.account.greeting"
          },
          "line": {
            "$ref": "#/definitions/Text",
            "description": "The second line a guest reads.",
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
            "description": "The money buttons, the first being the main one.",
            "uniqueItems": true,
            "default": [
              "deposit",
              "withdraw"
            ]
          },
          "masked": {
            "type": "boolean",
            "description": "Whether the balance starts masked.",
            "default": false
          },
          "single": {
            "type": "string",
            "enum": [
              "hide",
              "show"
            ],
            "description": "What becomes of the balance where there is one wallet for everything.",
            "default": "hide"
          },
          "tone": {
            "type": "string",
            "enum": [
              "deep",
              "clear"
            ],
            "description": "What the hero variant stands on: a deep ground, or the picture of a hero above it, which it makes as tall as itself for a member.",
            "default": "deep"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "When the block is shown; always, without it."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "What stands here when the block type is not known to the running version."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "BannerBlock": {
    "description": "Banners of the gateway; with more than one it plays by itself and loops.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "banner",
        "description": "The kind of block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "inset",
          "full-bleed",
          "poster",
          "hero"
        ],
        "description": "The composition.",
        "default": "inset"
      },
      "settings": {
        "type": "object",
        "description": "What this block can be told.",
        "additionalProperties": false,
        "properties": {
          "group": {
            "type": "string",
            "description": "The announcements group asked for.",
            "default": "m_home"
          },
          "autoplay": {
            "type": "integer",
            "description": "Milliseconds a banner stays.",
            "default": 3000,
            "minimum": 1000,
            "maximum": 20000
          },
          "speed": {
            "type": "integer",
            "description": "Milliseconds a change takes.",
            "default": 500,
            "minimum": 0,
            "maximum": 2000
          },
          "threshold": {
            "type": "integer",
            "description": "Pixels a finger must travel to change the banner.",
            "default": 44,
            "minimum": 10,
            "maximum": 200
          },
          "art": {
            "$ref": "#/definitions/Art",
            "description": "The picture of the hero variant; of the others the one that stands until the gateway's banners are there, and where it has none."
          },
          "memberArt": {
            "$ref": "#/definitions/Art",
            "description": "The picture of the hero variant for somebody signed in."
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
            "description": "How many pixels the blocks after a hero take that stand on its picture. With it a guest's hero leaves them just that much of the first screen, and somebody signed in sees the picture behind the next block, such as a hero account, which is then as tall as it.",
            "minimum": 0,
            "maximum": 600
          },
          "labels": {
            "type": "array",
            "description": "Words that belong to the picture of the hero variant, each at its place.",
            "items": {
              "type": "object",
              "description": "One word.",
              "additionalProperties": false,
              "required": [
                "text",
                "x",
                "y"
              ],
              "properties": {
                "text": {
                  "$ref": "#/definitions/Text",
                  "description": "What it says."
                },
                "x": {
                  "type": "number",
                  "description": "Its middle from the left, in hundredths of the picture's width.",
                  "minimum": 0,
                  "maximum": 100
                },
                "y": {
                  "type": "number",
                  "description": "Its middle from the top, in hundredths of the picture's width.",
                  "minimum": 0,
                  "maximum": 300
                },
                "who": {
                  "type": "string",
                  "enum": [
                    "guest",
                    "all"
                  ],
                  "description": "Whether it stands on a guest's picture alone, or on a member's too.",
                  "default": "guest"
                },
                "ink": {
                  "type": "string",
                  "enum": [
                    "dark",
                    "light"
                  ],
                  "description": "Whether it is dark or light.",
                  "default": "light"
                }
              }
            }
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "When the block is shown; always, without it."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "What stands here when the block type is not known to the running version."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "BottomMenuBlock": {
    "description": "The bar at the foot of the screen with three to five entries of navigation.bottom, hidden on pages that are about one thing, such as login.",
    "place": "bottom",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "bottom-menu",
        "description": "The kind of block."
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
        "description": "The composition.",
        "default": "flat"
      },
      "settings": {
        "type": "object",
        "description": "What this block can be told.",
        "additionalProperties": false,
        "properties": {
          "labels": {
            "type": "string",
            "enum": [
              "all",
              "active"
            ],
            "description": "Whether every entry has its word or only the active one.",
            "default": "all"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "When the block is shown; always, without it."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "What stands here when the block type is not known to the running version."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "CategoriesBlock": {
    "description": "The game categories the gateway sorts, as a way into each.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "categories",
        "description": "The kind of block."
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
        "description": "The composition. The rail has the vendors of one category beside it; at the side of a lobby its categories stand in a column that stays while the page scrolls, and the blocks after it stand beside it.",
        "default": "grid"
      },
      "settings": {
        "type": "object",
        "description": "What this block can be told.",
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
            "description": "The categories shown, in this order; all that the gateway sorts, without it.",
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
            "description": "The category that is open at first in the rail variant."
          },
          "tiles": {
            "type": "integer",
            "description": "How many vendor tiles the rail variant shows beside the rail.",
            "default": 6,
            "minimum": 2,
            "maximum": 12
          },
          "hot": {
            "type": "boolean",
            "description": "Whether the rail begins with a lamp for the hot games of every category.",
            "default": false
          },
          "feature": {
            "type": "boolean",
            "description": "Whether the first hot game of the lit category stands wide over its vendors, with its last win.",
            "default": false
          },
          "edge": {
            "type": "string",
            "enum": [
              "none",
              "arc",
              "scallop"
            ],
            "description": "How the ground of the section begins.",
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
            "description": "The ground of the block above, which the edge lets through.",
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
            "description": "The ground the block stands on; clear lets through what reaches under it from a block above, such as the picture of a hero.",
            "default": "plain"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "When the block is shown; always, without it."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "What stands here when the block type is not known to the running version."
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
        "description": "The kind of block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "pills",
          "cards",
          "cells"
        ],
        "description": "The composition: links as pills, as cards, or as the cells of one frame on the inverse ground, which goes over into an inverse footer.",
        "default": "pills"
      },
      "settings": {
        "type": "object",
        "description": "What this block can be told.",
        "additionalProperties": false,
        "properties": {
          "title": {
            "$ref": "#/definitions/Text",
            "description": "The heading."
          },
          "line": {
            "$ref": "#/definitions/Text",
            "description": "One line under it."
          },
          "art": {
            "$ref": "#/definitions/Art",
            "description": "A picture across the page over the heading, 390 by 120; what is clear in its upper part shows the inverse ground."
          },
          "look": {
            "type": "string",
            "enum": [
              "soft",
              "solid"
            ],
            "description": "How a link is filled: raised from the page, or in the primary colour.",
            "default": "soft"
          },
          "ground": {
            "type": "string",
            "enum": [
              "page",
              "sunken"
            ],
            "description": "What the links stand on: the page, or a ground a step below it, which a sunken footer goes on with.",
            "default": "page"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "When the block is shown; always, without it."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "What stands here when the block type is not known to the running version."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "FixturesBlock": {
    "description": "Matches to come from the lobby news, by day, with the time of the start on the player’s clock; a tap opens the vendor that offers it.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "fixtures",
        "description": "The kind of block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "rows"
        ],
        "description": "The composition.",
        "default": "rows"
      },
      "settings": {
        "type": "object",
        "description": "What this block can be told.",
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
            "description": "Only matches of this game category; all of them, without it."
          },
          "limit": {
            "type": "integer",
            "description": "How many matches; the number beside the heading counts all of them.",
            "default": 5,
            "minimum": 1,
            "maximum": 40
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "When the block is shown; always, without it."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "What stands here when the block type is not known to the running version."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "FooterBlock": {
    "description": "The foot of every page: links, age mark and responsible-play link. The mark and the link cannot be removed.",
    "place": "foot",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "footer",
        "description": "The kind of block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "plain",
          "inverse",
          "sunken",
          "level"
        ],
        "description": "The composition: sunken is a ground a step below the page, the age mark first with a sentence on playing within one's means; level is the same on the page's own ground.",
        "default": "plain"
      },
      "settings": {
        "type": "object",
        "description": "What this block can be told.",
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
                  "description": "The words."
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
            "description": "How the foot stands on pages without the bottom menu, such as login: whole, or one line with the age mark, the responsible-play link and customer service.",
            "default": "full"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "When the block is shown; always, without it."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "What stands here when the block type is not known to the running version."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "GameGridBlock": {
    "description": "The games of the lobby's category, a page more whenever the player comes near the end; a guest sees the popular ones. Which of them is for a lobby-filters block to say.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "game-grid",
        "description": "The kind of block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "covers",
          "captioned",
          "rows",
          "lead"
        ],
        "description": "The composition: covers in a grid, the same with their vendor below, a list of rows with a small picture, or one popular game across the page. As the first block of a lobby the lead stands behind the page's bar.",
        "default": "covers"
      },
      "settings": {
        "type": "object",
        "description": "What this block can be told.",
        "additionalProperties": false,
        "properties": {
          "columns": {
            "type": "integer",
            "description": "How many covers stand in a row.",
            "default": 2,
            "minimum": 2,
            "maximum": 3
          },
          "wide": {
            "type": "object",
            "description": "Wide pictures of games by their code, 390 by 268, for the lead: the first popular game that has one stands there, else the first, cropped from its own picture.",
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
            "description": "The ground the block stands on; clear lets through what reaches under it from a block above, such as the picture of a hero.",
            "default": "plain"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "When the block is shown; always, without it."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "What stands here when the block type is not known to the running version."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "GameListBlock": {
    "description": "Vendor tiles per game type; a tap launches that vendor's game, for slots it opens the vendor's game list.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "game-list",
        "description": "The kind of block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "tiles",
          "compact",
          "scenes",
          "rows"
        ],
        "description": "The composition: cards, small rows two by two, upright pictures that fill their tiles, or one list in which each row is a game type and who offers it.",
        "default": "tiles"
      },
      "settings": {
        "type": "object",
        "description": "What this block can be told.",
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
            "description": "The game types, in this order; all that the gateway sorts, without it.",
            "uniqueItems": true
          },
          "limit": {
            "type": "integer",
            "description": "How many vendors of a type are shown.",
            "default": 12,
            "minimum": 1,
            "maximum": 48
          },
          "title": {
            "$ref": "#/definitions/Text",
            "description": "The heading; the name of each game type, without it, and one for all of them over a list of rows.",
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
        "description": "When the block is shown; always, without it."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "What stands here when the block type is not known to the running version."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "GameSearchBlock": {
    "description": "The way into the search for games and makers, over all categories. A guest searches the popular games.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "game-search",
        "description": "The kind of block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "field",
          "pill"
        ],
        "description": "The composition: a field across the page, or a short pill in the middle.",
        "default": "field"
      },
      "settings": {
        "type": "object",
        "description": "What this block can be told.",
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
            "description": "The ground the block stands on; clear lets through what reaches under it from a block above, such as the picture of a hero.",
            "default": "plain"
          },
          "limit": {
            "type": "integer",
            "description": "How many games are shown at most.",
            "default": 20,
            "minimum": 5,
            "maximum": 100
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "When the block is shown; always, without it."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "What stands here when the block type is not known to the running version."
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
        "description": "The kind of block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "bar",
          "overlay"
        ],
        "description": "The composition.",
        "default": "bar"
      },
      "settings": {
        "type": "object",
        "description": "What this block can be told.",
        "additionalProperties": false,
        "properties": {
          "menuSide": {
            "type": "string",
            "enum": [
              "start",
              "end"
            ],
            "description": "Where the menu button stands.",
            "default": "start"
          },
          "languageLabel": {
            "type": "string",
            "enum": [
              "name",
              "code"
            ],
            "description": "How the language shown is written.",
            "default": "name"
          },
          "showDeposit": {
            "type": "boolean",
            "description": "Whether a guest sees the deposit button.",
            "default": true
          },
          "inbox": {
            "type": "boolean",
            "description": "Whether a member has a way to the messages in it, while the flag INBOX3 is on.",
            "default": false
          },
          "logo": {
            "type": "string",
            "enum": [
              "regular",
              "large"
            ],
            "description": "How high the logo stands: 28 or 36.",
            "default": "regular"
          },
          "languageIcon": {
            "type": "string",
            "enum": [
              "globe",
              "chevron"
            ],
            "description": "What stands beside the language: a globe before it, or a chevron after it.",
            "default": "globe"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "When the block is shown; always, without it."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "What stands here when the block type is not known to the running version."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "LobbyFiltersBlock": {
    "description": "Which games the lists of a lobby show: all, hot, new, favourites or those entered last, for slots of a least bet and a number of lines, in which order, and how many they are. The choice stands in the address. Without it a lobby shows every game.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "lobby-filters",
        "description": "The kind of block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "tabs",
          "pills",
          "sheet"
        ],
        "description": "The composition: words in a row, pills in a row, or a button; behind the button at the end everything else rises as a sheet.",
        "default": "tabs"
      },
      "settings": {
        "type": "object",
        "description": "What this block can be told.",
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
              "description": "Games of a kind."
            },
            "description": "The kinds of games that can be chosen beside all of them, in this order. Favourites, recent and hot games need their flags GAMELOFAV3, GAMELOREC3 and GAMELOHOT3.",
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
            "description": "Whether a button enters any one of the games.",
            "default": false
          },
          "count": {
            "type": "boolean",
            "description": "Whether it says how many games there are.",
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
            "description": "The ground the block stands on; clear lets through what reaches under it from a block above, such as the picture of a hero.",
            "default": "plain"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "When the block is shown; always, without it."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "What stands here when the block type is not known to the running version."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "LoginFormBlock": {
    "description": "User name or mobile, password, captcha when the server asks for it, human check, remember me, forgot password, login and join.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "login-form",
        "description": "The kind of block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "boxed",
          "ruled",
          "filled"
        ],
        "description": "The composition.",
        "default": "boxed"
      },
      "settings": {
        "type": "object",
        "description": "What this block can be told.",
        "additionalProperties": false,
        "properties": {
          "join": {
            "type": "boolean",
            "description": "Whether the way to join stands under the form.",
            "default": true
          },
          "joinAs": {
            "type": "string",
            "enum": [
              "button",
              "line"
            ],
            "description": "How the way to join is drawn: as a button, or as a line of words with a link.",
            "default": "button"
          },
          "progress": {
            "type": "string",
            "enum": [
              "none",
              "dots"
            ],
            "description": "How the form shows what is done: dots is a bulb on a cord beside each field.",
            "default": "none"
          },
          "button": {
            "type": "string",
            "enum": [
              "accent",
              "primary"
            ],
            "description": "The colour of the login button: primary where another block holds the one main action.",
            "default": "accent"
          },
          "captcha": {
            "type": "string",
            "enum": [
              "asked",
              "always"
            ],
            "description": "When the captcha shows: once the gateway asks for it, or always, for a gateway that wants one at every login and cannot say so beforehand.",
            "default": "asked"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "When the block is shown; always, without it."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "What stands here when the block type is not known to the running version."
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
        "description": "The kind of block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "leaf",
          "tiles",
          "rows",
          "groups"
        ],
        "description": "The composition: the next draw as a leaf, tiles, rows, or every draw of the lists under chips of their groups, where one group at a time can be chosen.",
        "default": "leaf"
      },
      "settings": {
        "type": "object",
        "description": "What this block can be told.",
        "additionalProperties": false,
        "properties": {
          "mode": {
            "type": "string",
            "enum": [
              "Lott",
              "Elott"
            ],
            "description": "Which list of the gateway is shown.",
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
            "description": "Which lists of the gateway stand in the groups variant.",
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
            "description": "How a draw looks in the groups variant: a tile, a leaf to tear off, two in a row, or a row.",
            "default": "tiles"
          },
          "limit": {
            "type": "integer",
            "description": "How many lotteries; the groups variant shows every one.",
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
            "description": "The calendar written beside the date on the binding of a leaf.",
            "default": "none"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "When the block is shown; always, without it."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "What stands here when the block type is not known to the running version."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "MyGamesBlock": {
    "description": "Games the player entered last, favourites, or the hot games of the platform: on a home of every category, in a lobby of its own. It hides where there are none, for a guest where it would show any but hot games, and for everybody while its flag GAMELOREC3, GAMELOFAV3 or GAMELOHOT3 is off.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "my-games",
        "description": "The kind of block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "rail",
          "grid"
        ],
        "description": "The composition: a row that scrolls sideways, or three in a row.",
        "default": "rail"
      },
      "settings": {
        "type": "object",
        "description": "What this block can be told.",
        "additionalProperties": false,
        "properties": {
          "which": {
            "type": "string",
            "enum": [
              "recent",
              "favourites",
              "hot"
            ],
            "description": "Which games.",
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
            "description": "How many games at most.",
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
            "description": "The ground the block stands on; clear lets through what reaches under it from a block above, such as the picture of a hero.",
            "default": "plain"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "When the block is shown; always, without it."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "What stands here when the block type is not known to the running version."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "NoticesBlock": {
    "description": "A horizontal line of announcement titles, or a line that there is none.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "notices",
        "description": "The kind of block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "line",
          "ticker"
        ],
        "description": "The composition.",
        "default": "line"
      },
      "settings": {
        "type": "object",
        "description": "What this block can be told.",
        "additionalProperties": false,
        "properties": {
          "divisor": {
            "type": "integer",
            "description": "The window's width divided by this is what the line moves in one frame.",
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
            "description": "The ground the block stands on; clear lets through what reaches under it from a block above, such as the picture of a hero.",
            "default": "plain"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "When the block is shown; always, without it."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "What stands here when the block type is not known to the running version."
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
        "description": "The kind of block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "scene",
          "banner",
          "headline",
          "field"
        ],
        "description": "The composition. A field is the brand's colour with two bands, cut by the first letter of its name; as the first block of a page it reaches up behind the page's bar, and it shows words and no picture.",
        "default": "scene"
      },
      "settings": {
        "type": "object",
        "description": "What this block can be told.",
        "additionalProperties": false,
        "properties": {
          "art": {
            "$ref": "#/definitions/Art",
            "description": "The picture."
          },
          "over": {
            "$ref": "#/definitions/Art",
            "description": "A second picture at its own size over a scene, from its top start corner, such as a lamp with its cord; the words stand 48 from the edge beside it."
          },
          "behindBar": {
            "type": "string",
            "enum": [
              "none",
              "titled",
              "untitled"
            ],
            "description": "Whether the picture, as the first block of a page, reaches up behind the page's bar; untitled leaves the bar without its title because the picture says it. None, without it."
          },
          "title": {
            "$ref": "#/definitions/Text",
            "description": "The title."
          },
          "line": {
            "$ref": "#/definitions/Text",
            "description": "One line under it."
          },
          "followed": {
            "type": "integer",
            "description": "How many pixels of a banner's foot the next block stands on, which then has the clear tone.",
            "minimum": 0,
            "maximum": 400
          },
          "group": {
            "type": "string",
            "description": "An announcements group whose first banner takes the place of the picture, such as m_reg."
          },
          "logo": {
            "type": "string",
            "enum": [
              "none",
              "regular",
              "large"
            ],
            "description": "Whether the brand's logo stands over the words, and how high: 28 or 36 pixels. For pages whose bar does not show it, such as login.",
            "default": "none"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "When the block is shown; always, without it."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "What stands here when the block type is not known to the running version."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "PopularGamesBlock": {
    "description": "The games most played.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "popular-games",
        "description": "The kind of block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "strip",
          "grid",
          "covers"
        ],
        "description": "The composition.",
        "default": "strip"
      },
      "settings": {
        "type": "object",
        "description": "What this block can be told.",
        "additionalProperties": false,
        "properties": {
          "source": {
            "type": "string",
            "enum": [
              "popular",
              "hot"
            ],
            "description": "Which list of the gateway is shown.",
            "default": "popular"
          },
          "limit": {
            "type": "integer",
            "description": "How many games.",
            "default": 12,
            "minimum": 3,
            "maximum": 30
          },
          "footer": {
            "type": "boolean",
            "description": "Whether a card has the name of its vendor under it.",
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
            "description": "Whether a link in the heading leads to the hot games of the lobby.",
            "default": false
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "When the block is shown; always, without it."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "What stands here when the block type is not known to the running version."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "RegisterFormBlock": {
    "description": "The fields that configuration orders and the gateway enables.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "register-form",
        "description": "The kind of block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "boxed",
          "ruled",
          "filled"
        ],
        "description": "The composition.",
        "default": "boxed"
      },
      "settings": {
        "type": "object",
        "description": "What this block can be told.",
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
            "description": "How the form shows what is done: a line of words, bulbs on a cord beside the fields with the count, or a ring.",
            "default": "none"
          },
          "ringAt": {
            "type": "string",
            "enum": [
              "form",
              "picture"
            ],
            "description": "Where the ring stands: over the fields, or on the banner of 390 by 208 above the form, in the hole drawn there.",
            "default": "form"
          },
          "login": {
            "type": "boolean",
            "description": "Whether a way to log in stands under the form.",
            "default": false
          },
          "statements": {
            "type": "string",
            "enum": [
              "each",
              "joined"
            ],
            "description": "Whether age and agreement are two boxes, or one that says both; with the statement of not being barred beside it, the two stand ruled under the age mark.",
            "default": "each"
          },
          "submit": {
            "type": "string",
            "enum": [
              "end",
              "fixed"
            ],
            "description": "Where the main action stands: at the end of the form, or fixed at the foot of the screen while the form is seen.",
            "default": "end"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "When the block is shown; always, without it."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "What stands here when the block type is not known to the running version."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "ScoreboardBlock": {
    "description": "Matches in play from the lobby news: both sides, the score, and a ruler of the time played on which a ball stands at the minute and dotted arcs join the goals. The first one stands on the inverse ground.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "scoreboard",
        "description": "The kind of block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "rail"
        ],
        "description": "The composition.",
        "default": "rail"
      },
      "settings": {
        "type": "object",
        "description": "What this block can be told.",
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
            "description": "Only matches of this game category; all of them, without it."
          },
          "limit": {
            "type": "integer",
            "description": "How many matches; the number beside the heading counts all of them.",
            "default": 12,
            "minimum": 1,
            "maximum": 40
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "When the block is shown; always, without it."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "What stands here when the block type is not known to the running version."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "ServiceBlock": {
    "description": "A button per available service, at most two.",
    "place": "floating",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "service",
        "description": "The kind of block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "disc",
          "tab"
        ],
        "description": "The composition.",
        "default": "disc"
      },
      "settings": {
        "type": "object",
        "description": "What this block can be told.",
        "additionalProperties": false,
        "properties": {
          "limit": {
            "type": "integer",
            "description": "How many services are shown.",
            "default": 2,
            "minimum": 1,
            "maximum": 2
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "When the block is shown; always, without it."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "What stands here when the block type is not known to the running version."
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
        "description": "The kind of block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "panel",
          "blocks",
          "book",
          "index"
        ],
        "description": "The composition: a panel with the account at its foot, the same in three blocks of colour behind an arc with the drawing of the menu ornament, a bound book, or an index with the account at its head, the categories as headlines and the rest in two columns.",
        "default": "panel"
      },
      "settings": {
        "type": "object",
        "description": "What this block can be told.",
        "additionalProperties": false,
        "properties": {
          "side": {
            "type": "string",
            "enum": [
              "start",
              "end"
            ],
            "description": "The side it comes from.",
            "default": "start"
          },
          "single": {
            "type": "string",
            "enum": [
              "hide",
              "show"
            ],
            "description": "What becomes of the balance where there is one wallet for everything.",
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
            "description": "The categories listed, in this order; all that the gateway sorts, without it.",
            "uniqueItems": true
          },
          "counts": {
            "type": "string",
            "enum": [
              "plain",
              "units",
              "vendors"
            ],
            "description": "What a category's number counts: games without a unit, games with one such as 64 tables, or vendors; a book names units and an index counts vendors without it."
          },
          "inPlay": {
            "type": "boolean",
            "description": "Whether a category says how many of its matches are in play, by the lobby news.",
            "default": false
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "When the block is shown; always, without it."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "What stands here when the block type is not known to the running version."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "SocialLoginBlock": {
    "description": "Buttons of the sign-in providers that are initialised and whose flag is on.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "social-login",
        "description": "The kind of block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "buttons",
          "icons",
          "badges",
          "row"
        ],
        "description": "The composition: badges are buttons on a raised ground with each mark on a round badge; row is plain buttons side by side that say what they continue with, without a line above.",
        "default": "buttons"
      },
      "settings": {
        "type": "object",
        "description": "What this block can be told.",
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
            "description": "The other way in, for the row: a join button before the providers, or a line under them that leads members to login. It stays where no provider is set up.",
            "default": "none"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "When the block is shown; always, without it."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "What stands here when the block type is not known to the running version."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "TrialFormBlock": {
    "description": "The generated trial name, what a trial can and cannot do, and the button that starts it.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "trial-form",
        "description": "The kind of block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "boxed",
          "filled"
        ],
        "description": "The composition.",
        "default": "boxed"
      },
      "settings": {
        "type": "object",
        "description": "What this block can be told.",
        "additionalProperties": false,
        "properties": {}
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "When the block is shown; always, without it."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "What stands here when the block type is not known to the running version."
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
        "description": "The kind of block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "button",
          "pill",
          "link",
          "pair"
        ],
        "description": "The composition: pair has a way to join beside it, which stays where free play is off.",
        "default": "button"
      },
      "settings": {
        "type": "object",
        "description": "What this block can be told.",
        "additionalProperties": false,
        "properties": {
          "text": {
            "$ref": "#/definitions/Text",
            "description": "The words on it.",
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
            "description": "The ground the block stands on; clear lets through what reaches under it from a block above, such as the picture of a hero.",
            "default": "plain"
          },
          "look": {
            "type": "string",
            "enum": [
              "soft",
              "outline"
            ],
            "description": "How the trial button of a pair is drawn: on a raised ground with its icon, or outlined like the one beside it.",
            "default": "soft"
          },
          "lead": {
            "$ref": "#/definitions/Text",
            "description": "A line before the link; the two then stand at the start of the row."
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "When the block is shown; always, without it."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "What stands here when the block type is not known to the running version."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "VendorBarBlock": {
    "description": "The vendors of the lobby's category; one tap keeps the games of one of them.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "vendor-bar",
        "description": "The kind of block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "chips",
          "bubbles"
        ],
        "description": "The composition.",
        "default": "chips"
      },
      "settings": {
        "type": "object",
        "description": "What this block can be told.",
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
            "description": "The ground the block stands on; clear lets through what reaches under it from a block above, such as the picture of a hero.",
            "default": "plain"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "When the block is shown; always, without it."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "What stands here when the block type is not known to the running version."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "VendorHeadBlock": {
    "description": "The maker whose games a list shows: its mark, its name, how many games it has, and the time of its maintenance.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "vendor-head",
        "description": "The kind of block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "row",
          "banner"
        ],
        "description": "The composition: a row, or the maker's own picture across the page with its name on it.",
        "default": "row"
      },
      "settings": {
        "type": "object",
        "description": "What this block can be told.",
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
            "description": "The ground the block stands on; clear lets through what reaches under it from a block above, such as the picture of a hero.",
            "default": "plain"
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "When the block is shown; always, without it."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "What stands here when the block type is not known to the running version."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "VendorSectionBlock": {
    "description": "One game category, or each that no other block of the page names: its heading, its vendors in rows, and a link to the rest. Live and fishing stand in two rows, the others in three, unless rows says otherwise.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "vendor-section",
        "description": "The kind of block."
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
        "description": "The composition: cards, numbered lanes that scroll, seals in a list, round tiles, pictures that fill their tiles, rows that begin with a picture, wide pictures with the name on them in rows that scroll, small pictures beside the name in rows that scroll, or the popular games of the category: one wide over tiles two in a row, or capsules three in a row. Where a category has no popular game, those two show its vendors.",
        "default": "grid"
      },
      "settings": {
        "type": "object",
        "description": "What this block can be told.",
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
            "description": "The game category. \"*\" draws a section for each category that the gateway offers and that no block of the page names, in the gateway's order; such sections have the name of their category as heading, and no edge, perch or depth."
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
            "description": "The heading; the name of the category, without it.",
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
            "description": "How many rows of vendors.",
            "minimum": 1,
            "maximum": 6
          },
          "more": {
            "type": "boolean",
            "description": "Whether the link to the rest stands in the heading.",
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
            "description": "The ground the section stands on; clear lets through what reaches under it from a block above.",
            "default": "plain"
          },
          "lead": {
            "type": "boolean",
            "description": "Whether the first vendor of the grid stands across the whole first row.",
            "default": false
          },
          "edge": {
            "type": "string",
            "enum": [
              "none",
              "arc",
              "scallop"
            ],
            "description": "How the ground of the section begins.",
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
            "description": "The ground of the block above, which the edge lets through.",
            "default": "plain"
          },
          "depth": {
            "$ref": "#/definitions/Text",
            "description": "How deep the section lies, beside the heading after an arrow that points down."
          },
          "perch": {
            "$ref": "#/definitions/Art",
            "description": "A small picture that peeps over the edge of the section."
          },
          "covers": {
            "type": "string",
            "enum": [
              "none",
              "grid",
              "strip"
            ],
            "description": "How the popular games of the category stand above a list of vendors: three in a row with their vendor, or a strip.",
            "default": "none"
          },
          "count": {
            "type": "string",
            "enum": [
              "games",
              "vendors",
              "none"
            ],
            "description": "What the number beside the heading counts.",
            "default": "games"
          },
          "countAt": {
            "type": "string",
            "enum": [
              "title",
              "more"
            ],
            "description": "Where the number stands: beside the heading with its unit, or alone in the link to the rest.",
            "default": "title"
          },
          "moreText": {
            "$ref": "#/definitions/Text",
            "description": "The words of the link to the rest.",
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
            "description": "Categories whose popular games stand among those of this one, in the feature and capsules variants.",
            "uniqueItems": true,
            "default": []
          },
          "wide": {
            "type": "object",
            "description": "Wide pictures of games by their code, 358 by 196, for the game that stands across the section; a game without one is cropped from its own picture.",
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
            "description": "Whether small pictures are the vendors’ marks on a sunken ground.",
            "default": false
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "When the block is shown; always, without it."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "What stands here when the block type is not known to the running version."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "WinnerBoardBlock": {
    "description": "A ranked, scrolling list of recent wins: an index and a sentence of name, game and whole amount.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "winner-board",
        "description": "The kind of block."
      },
      "variant": {
        "type": "string",
        "enum": [
          "podium",
          "table",
          "almanac",
          "ticker"
        ],
        "description": "The composition.",
        "default": "podium"
      },
      "settings": {
        "type": "object",
        "description": "What this block can be told.",
        "additionalProperties": false,
        "properties": {
          "rows": {
            "type": "integer",
            "description": "How many of the hundred wins are shown.",
            "default": 100,
            "minimum": 1,
            "maximum": 100
          },
          "visible": {
            "type": "integer",
            "description": "How many rows stand on the page at once.",
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
            "description": "A line under the table that says how to read it."
          }
        }
      },
      "when": {
        "$ref": "#/definitions/Condition",
        "description": "When the block is shown; always, without it."
      },
      "fallback": {
        "$ref": "#/definitions/Fallback",
        "description": "What stands here when the block type is not known to the running version."
      },
      "note": {
        "type": "string",
        "description": "A note to colleagues; players never see it."
      }
    }
  },
  "Condition": {
    "description": "When a block or a field is shown. A tree of all, any and not over single facts. Its result is true, false or unknown, each with a reason; unknown hides only what carries the condition.",
    "anyOf": [
      {
        "type": "object",
        "description": "Every one.",
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
        "description": "At least one.",
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
        "description": "The opposite.",
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
            "description": "The state asked for.",
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
            "description": "The template asked for.",
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
            "description": "The value asked for.",
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
        "description": "The session.",
        "additionalProperties": false,
        "required": [
          "session"
        ],
        "properties": {
          "session": {
            "description": "Who looks; with a list, any of them.",
            "anyOf": [
              {
                "type": "string",
                "enum": [
                  "guest",
                  "member",
                  "trial",
                  "agent"
                ],
                "description": "Who looks. An agent is a member too; a trial account is not."
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
                  "description": "Who looks. An agent is a member too; a trial account is not."
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
        "description": "The language shown.",
        "additionalProperties": false,
        "required": [
          "language"
        ],
        "properties": {
          "language": {
            "description": "The language shown; with a list, any of them.",
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
        "description": "The device.",
        "additionalProperties": false,
        "required": [
          "device"
        ],
        "properties": {
          "device": {
            "description": "How the page was opened; with a list, any of them.",
            "anyOf": [
              {
                "type": "string",
                "enum": [
                  "browser",
                  "pwa",
                  "webclip",
                  "app"
                ],
                "description": "How the page was opened."
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
                  "description": "How the page was opened."
                },
                "minItems": 1,
                "uniqueItems": true
              }
            ]
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
    "description": "What stands in a place when the running version does not know its block.",
    "properties": {
      "type": {
        "$ref": "#/definitions/FallbackType"
      },
      "variant": {
        "type": "string",
        "description": "The composition."
      },
      "settings": {
        "type": "object",
        "description": "What the block is told.",
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
      "login-form",
      "register-form",
      "trial-form",
      "social-login",
      "trial-play"
    ],
    "description": "The kind of block."
  },
  "Flags": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "FACEBOOKLOGIN3": {
        "type": "boolean",
        "description": "Facebook login. The first button of the social-login block. This is what it is taken for until the gateway says."
      },
      "GOOGLELOGIN3": {
        "type": "boolean",
        "description": "Google login. The second button of the social-login block. This is what it is taken for until the gateway says."
      },
      "PTSYS3": {
        "type": "boolean",
        "description": "Points mall. The points mall route and its entries in the slide-in menu. This is what it is taken for until the gateway says."
      },
      "PROFPIC3": {
        "type": "boolean",
        "description": "Profile picture. Whether the avatar picker opens. This is what it is taken for until the gateway says."
      },
      "FREEPLAY3": {
        "type": "boolean",
        "description": "Free play. The trial page and the trial-play action. This is what it is taken for until the gateway says."
      },
      "CAPTCHA3": {
        "type": "boolean",
        "description": "Captcha. Whether a captcha code can be asked. This is what it is taken for until the gateway says."
      },
      "GEETEST3": {
        "type": "boolean",
        "description": "Human check. Whether the slider check stands in login and registration. This is what it is taken for until the gateway says."
      },
      "INBOX3": {
        "type": "boolean",
        "description": "Inbox. Internal messages. This is what it is taken for until the gateway says."
      },
      "REWCEN3": {
        "type": "boolean",
        "description": "Reward centre. The reward centre. This is what it is taken for until the gateway says."
      },
      "FEEDBACK3": {
        "type": "boolean",
        "description": "Feedback. The feedback form of customer service. This is what it is taken for until the gateway says."
      },
      "GAMELOFAV3": {
        "type": "boolean",
        "description": "Favourites. Favourites in the game lobby. This is what it is taken for until the gateway says."
      },
      "GAMELOREC3": {
        "type": "boolean",
        "description": "Recent games. Recent games in the game lobby. This is what it is taken for until the gateway says."
      },
      "GAMELOHOT3": {
        "type": "boolean",
        "description": "Hot games. Hot games in the game lobby. This is what it is taken for until the gateway says."
      },
      "AFFMAN3": {
        "type": "boolean",
        "description": "Affiliates. Affiliate links in the agent centre. This is what it is taken for until the gateway says."
      },
      "REG3": {
        "type": "boolean",
        "description": "Registration. The registration page and every way to it. This is what it is taken for until the gateway says."
      },
      "MEMTRANS3": {
        "type": "boolean",
        "description": "Member transfer. Transfers between members. This is what it is taken for until the gateway says."
      },
      "FUNDTRANS3": {
        "type": "boolean",
        "description": "Fund transfer. Transfers between wallets. This is what it is taken for until the gateway says."
      },
      "CBS3": {
        "type": "boolean",
        "description": "Chat. The chat of customer service. This is what it is taken for until the gateway says."
      },
      "SIGNCONDIV3": {
        "type": "boolean",
        "description": "Dividend contracts. Dividend contracts. This is what it is taken for until the gateway says."
      },
      "DAILYSALCONT3": {
        "type": "boolean",
        "description": "Daily-salary contracts. Daily-salary contracts. This is what it is taken for until the gateway says."
      },
      "HOURSAL3": {
        "type": "boolean",
        "description": "Hourly-salary contracts. Hourly-salary contracts. This is what it is taken for until the gateway says."
      }
    }
  },
  "Link": {
    "description": "Where a tap leads: a route of the product that starts with one slash, or an https, tel, mailto or line address that passes the link allow-list.",
    "type": "string",
    "minLength": 1,
    "maxLength": 500
  },
  "Merchant": {
    "description": "One merchant of the platform. What it does not say it inherits from the merchant it extends.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "schemaVersion",
      "code"
    ],
    "properties": {
      "$schema": {
        "type": "string",
        "description": "Where editors find this schema."
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
          "description": "A host in small letters, such as brand.localhost, without scheme, port or path."
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
      "brand": {
        "type": "object",
        "description": "Name and logo.",
        "additionalProperties": false,
        "properties": {
          "name": {
            "$ref": "#/definitions/Text",
            "description": "The name of the brand, as short as players know it: 24 letters stand beside the header's buttons. It stands where there is no logo."
          },
          "logo": {
            "$ref": "#/definitions/Art",
            "description": "The logo in the header, the menu and the status screens, in a box of 144 by 28 CSS pixels, drawn for the page's ground. Without it the name stands there."
          },
          "logoInverse": {
            "$ref": "#/definitions/Art",
            "description": "The logo for a ground of the opposite lightness."
          },
          "mark": {
            "$ref": "#/definitions/Art",
            "description": "The square mark, for the browser's tab."
          }
        }
      },
      "theme": {
        "$ref": "#/definitions/Theme",
        "description": "The look."
      },
      "languages": {
        "type": "object",
        "description": "The languages players choose from, and the one of a first visit.",
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
            "description": "The languages a player can choose, in this order.",
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
            "description": "What the list of languages says beside each name: a greeting or a call to switch, both in that language, or its name in the language shown.",
            "default": "none"
          }
        }
      },
      "gateway": {
        "type": "object",
        "description": "Where the platform answers and how.",
        "additionalProperties": false,
        "properties": {
          "origin": {
            "type": "string",
            "pattern": "^(https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?)?$",
            "description": "The gateway's origin; empty for the host the page came from.",
            "default": ""
          },
          "fallbackOrigins": {
            "type": "array",
            "items": {
              "type": "string",
              "pattern": "^https://[A-Za-z0-9.-]+(:[0-9]{1,5})?$",
              "description": "An https origin, such as https://gateway-2.example.com."
            },
            "description": "Other origins of the same gateway. While its own cannot be reached, a read is sent to those of them that the gateway told as its routes, or to all while it told none; the page's policy lets a request go to no other.",
            "uniqueItems": true,
            "default": []
          },
          "merchantCode": {
            "type": "string",
            "pattern": "^[!-~]*$",
            "description": "A code that the gateway has for the merchant, in letters without accents, digits and signs, without a space, such as LAGOON-1; the code of its folder where nothing is said.",
            "default": ""
          },
          "trialMerchantCode": {
            "type": "string",
            "pattern": "^[!-~]*$",
            "description": "A code that the gateway has for the merchant's trial accounts, written as merchantCode is, such as LAGOON-1-trial; the folder's code with -trial where nothing is said.",
            "default": ""
          },
          "paths": {
            "type": "object",
            "description": "Paths of single calls by call name, over the defaults.",
            "additionalProperties": {
              "type": "string",
              "description": "A path of the gateway's own host that starts with one slash and has no query, such as /wps/session/login.",
              "pattern": "^/(?![/\\\\])[!-\"$->@-~]*$"
            },
            "default": {}
          },
          "moduleIds": {
            "type": "object",
            "description": "What the header ModuleId says for the calls of each module; the name of the module, without it.",
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
              }
            }
          },
          "prizeModes": {
            "type": "object",
            "description": "Which prize mode is sent when the lotteries or games of a category are asked for.",
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
          "tokenInQuery": {
            "type": "boolean",
            "description": "Whether the token is repeated in the query of calls that a gateway wants it in.",
            "default": false
          },
          "statusReading": {
            "type": "string",
            "enum": [
              "A",
              "B"
            ],
            "description": "How a gateway that sends only a status number is read.",
            "default": "B"
          },
          "serviceDecoder": {
            "type": "string",
            "enum": [
              "plain",
              "base64"
            ],
            "description": "How customer-service paths are decoded.",
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
              "description": "A host such as example.com, or *.example.com for every host under it."
            },
            "description": "Hosts that pictures may come from, besides the page.",
            "default": []
          },
          "linkHosts": {
            "type": "array",
            "items": {
              "type": "string",
              "pattern": "^(\\*\\.)?[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*(:[0-9]{1,5})?$",
              "description": "A host such as example.com, or *.example.com for every host under it."
            },
            "description": "Hosts that links from outside may lead to.",
            "default": []
          },
          "frameHosts": {
            "type": "array",
            "items": {
              "type": "string",
              "pattern": "^(https?://)?(\\*\\.)?[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*(:[0-9]{1,5})?$",
              "description": "A host such as example.com, or *.example.com for every host under it."
            },
            "description": "Hosts that games and chats live at: a frame shows no other, and no other is opened as a game.",
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
          }
        }
      },
      "flags": {
        "$ref": "#/definitions/Flags",
        "description": "What a flag is while the gateway is silent."
      },
      "pages": {
        "type": "object",
        "description": "The pages that are assembled from blocks. \"shell\" is what stands around every page; \"lobby\" is the game container, \"lobby-sports\" that of sports and e-sports, \"lobby-lottery\" that of the lottery; where one of these two is not made up, \"lobby\" stands; \"vendor-games\" is the game list of one slot vendor, \"more-lotteries\" the list of every lottery.",
        "additionalProperties": false,
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
            "description": "The fields from top to bottom; \"*\" stands for the rest, as inherited.",
            "uniqueItems": true,
            "default": [
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
          "fields": {
            "type": "object",
            "description": "What is said of single fields.",
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
              "description": "One field.",
              "additionalProperties": false,
              "properties": {
                "when": {
                  "$ref": "#/definitions/Condition"
                },
                "label": {
                  "$ref": "#/definitions/Text",
                  "description": "The label in place of the usual one.",
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
                  "description": "A line under the field.",
                  "usual": {
                    "by": "$name",
                    "keys": {
                      "email": "field.emailHint"
                    }
                  }
                },
                "placeholder": {
                  "$ref": "#/definitions/Text",
                  "description": "What stands in the empty field; a field that is not required then says so beside its label."
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
            "description": "The age a player must confirm.",
            "default": 18,
            "minimum": 18,
            "maximum": 25
          },
          "statement": {
            "type": "boolean",
            "description": "Whether the player also states not to be barred from gambling.",
            "default": false
          }
        }
      },
      "navigation": {
        "type": "object",
        "description": "Where the bottom menu leads.",
        "additionalProperties": false,
        "properties": {
          "bottom": {
            "type": "array",
            "items": {
              "type": "string",
              "enum": [
                "home",
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
                "service"
              ],
              "description": "An entry."
            },
            "description": "The entries of the bottom menu.",
            "minItems": 3,
            "maxItems": 5,
            "uniqueItems": true,
            "default": [
              "home",
              "sports",
              "live",
              "slots",
              "fish"
            ]
          }
        }
      },
      "lobby": {
        "type": "object",
        "description": "The game lobby.",
        "additionalProperties": false,
        "properties": {
          "minimumBet": {
            "type": "integer",
            "description": "The least bet of the slot filter.",
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
            "description": "Where games open. In a frame the player stays on the page, with the balance and the time played above the game; in a window the page offers a button that opens it, for vendors whose games refuse to be framed. Either way the address has to be of a host in gateway.frameHosts.",
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
                "description": "Where the games of every vendor open that is not named below.",
                "default": "frame"
              },
              "vendors": {
                "type": "object",
                "description": "Where the games of single vendors open, by the vendor's account type.",
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
      "safety": {
        "type": "object",
        "description": "What keeps players safe: the demands of a market, what a device remembers, how long a session stays open.",
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
            "description": "What a device remembers of a login.",
            "default": "credentials"
          },
          "inactivityMinutes": {
            "type": "integer",
            "description": "Minutes without a touch after which a session ends.",
            "default": 30,
            "minimum": 5,
            "maximum": 240
          },
          "revealUnknownAccount": {
            "type": "boolean",
            "description": "Whether password by email says that an account does not exist.",
            "default": false
          }
        }
      },
      "$final": {
        "type": "object",
        "description": "Values that no merchant below may change, by dotted path, each with its reason. A value of a block also keeps the block in its order and without a new \"when\".",
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
  "Page": {
    "type": "object",
    "additionalProperties": false,
    "description": "A page: its blocks by id, and their order apart.",
    "properties": {
      "order": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "uniqueItems": true,
        "description": "Block ids from top to bottom; \"*\" stands for the rest, as inherited.",
        "default": []
      },
      "blocks": {
        "type": "object",
        "description": "The blocks by id. A block that is inherited may leave out its type; another type takes nothing over.",
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
            }
          ]
        },
        "default": {}
      }
    }
  },
  "Text": {
    "description": "Words a player reads: either a message key of the locale files, or the words themselves by language tag.",
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
        "description": "The words by language tag; a language that is missing follows its fallback chain."
      }
    ]
  },
  "Theme": {
    "type": "object",
    "additionalProperties": false,
    "description": "The look: a few brand values from which the platform derives every colour and measure.",
    "properties": {
      "mode": {
        "type": "string",
        "enum": [
          "light",
          "dark"
        ],
        "description": "Whether surfaces are light or dark.",
        "default": "light"
      },
      "primary": {
        "$ref": "#/definitions/ThemeColour",
        "description": "The brand colour: lit states, links, the selected entry."
      },
      "accent": {
        "$ref": "#/definitions/ThemeColour",
        "description": "The one main action of a screen."
      },
      "surface": {
        "$ref": "#/definitions/ThemeColour",
        "description": "The page behind everything."
      },
      "shape": {
        "type": "string",
        "enum": [
          "sharp",
          "soft",
          "round",
          "pill"
        ],
        "description": "How corners are cut.",
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
        "description": "How things stand off the page.",
        "default": "line"
      },
      "density": {
        "type": "string",
        "enum": [
          "compact",
          "roomy"
        ],
        "description": "How much air there is between things.",
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
        "description": "The size of text; large moves every step one up.",
        "default": "regular"
      },
      "motion": {
        "type": "string",
        "enum": [
          "calm",
          "lively"
        ],
        "description": "How much moves. Nothing moves when the player asked for less motion.",
        "default": "calm"
      },
      "action": {
        "type": "string",
        "enum": [
          "plain",
          "rings"
        ],
        "description": "How the one main action of a screen is dressed: as any button, or with rings around a disc at its end. With rings a ring also spreads from the finger on whatever is pressed.",
        "default": "plain"
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
        "description": "Pictures that dress a named place of the interface.",
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
      }
    }
  },
  "ThemeColour": {
    "type": "string",
    "pattern": "^#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?$",
    "description": "A colour as #rrggbb or #rrggbbaa."
  },
  "ThemeTokenColour": {
    "$ref": "#/definitions/ThemeColour"
  },
  "ThemeTokens": {
    "type": "object",
    "description": "Single tokens set by hand, over what is derived: colours, and some measures as numbers. \"npx livery tokens <merchant>\" prints a page of them all with what they follow from.",
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
        "description": "The edge of the page, in CSS pixels.",
        "type": "number",
        "minimum": 12,
        "maximum": 24
      },
      "section-gap": {
        "description": "The air between sections, in CSS pixels.",
        "type": "number",
        "minimum": 12,
        "maximum": 48
      },
      "field": {
        "description": "How high a field is, in CSS pixels.",
        "type": "number",
        "minimum": 44,
        "maximum": 72
      },
      "header-height": {
        "description": "The bar over the page, in CSS pixels.",
        "type": "number",
        "minimum": 44,
        "maximum": 72
      },
      "bar-height": {
        "description": "The bar under the page, in CSS pixels.",
        "type": "number",
        "minimum": 48,
        "maximum": 80
      },
      "radius-control": {
        "description": "The corners of buttons, in CSS pixels; 999 makes a pill.",
        "type": "number",
        "minimum": 0,
        "maximum": 999
      },
      "radius-field": {
        "description": "The corners of fields, in CSS pixels.",
        "type": "number",
        "minimum": 0,
        "maximum": 40
      },
      "radius-card": {
        "description": "The corners of cards, in CSS pixels.",
        "type": "number",
        "minimum": 0,
        "maximum": 48
      },
      "radius-tile": {
        "description": "The corners of tiles, in CSS pixels.",
        "type": "number",
        "minimum": 0,
        "maximum": 48
      },
      "radius-sheet": {
        "description": "The corners of sheets and of the menu, in CSS pixels.",
        "type": "number",
        "minimum": 0,
        "maximum": 48
      },
      "radius-tag": {
        "description": "The corners of tags, in CSS pixels.",
        "type": "number",
        "minimum": 0,
        "maximum": 16
      },
      "edge": {
        "description": "How wide an outline is, in CSS pixels.",
        "type": "number",
        "minimum": 0,
        "maximum": 4
      },
      "edge-strong": {
        "description": "How wide an outline is that carries weight, in CSS pixels.",
        "type": "number",
        "minimum": 1,
        "maximum": 6
      },
      "text-display": {
        "description": "The largest headlines, in CSS pixels.",
        "type": "number",
        "minimum": 24,
        "maximum": 96
      },
      "motion-touch": {
        "description": "How long a touch is answered, in milliseconds.",
        "type": "number",
        "minimum": 0,
        "maximum": 200
      },
      "motion-page": {
        "description": "How long a page takes to come, in milliseconds.",
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
      "cockfight"
    ],
    "description": "An icon."
  },
  "ThemeOrnament": {
    "type": "string",
    "enum": [
      "empty",
      "error",
      "offline",
      "maintenance",
      "restricted",
      "not-available",
      "success",
      "loading",
      "divider",
      "sheet",
      "menu",
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
      "account"
    ],
    "description": "A place of the interface that a picture may dress; category-… is the mark of a game category, by the name of its icon."
  },
  "World": {
    "description": "What the sandbox gateway answers for one merchant: merchants/<code>/world.json. Never read by the player or by a real gateway.",
    "type": "object",
    "additionalProperties": false,
    "required": [],
    "properties": {
      "$schema": {
        "type": "string",
        "description": "Where editors find this schema."
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
            "description": "Its sign."
          },
          "digits": {
            "type": "integer",
            "description": "Digits after the point.",
            "minimum": 0,
            "maximum": 4
          }
        }
      },
      "openingBalance": {
        "type": "string",
        "description": "What a demo member starts with, as a decimal string.",
        "pattern": "^\\d+(\\.\\d+)?$"
      },
      "topWin": {
        "type": "integer",
        "description": "The largest win of the winner board; some hundred thousand, without it.",
        "minimum": 1000
      },
      "openingWallets": {
        "type": "array",
        "description": "How much of it lies with vendors; without it the first three hold a part.",
        "items": {
          "type": "object",
          "description": "A part with a vendor.",
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
              "description": "As a decimal string.",
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
              "description": "Who invites."
            },
            "domains": {
              "type": "array",
              "items": {
                "type": "string"
              },
              "description": "Hosts that belong to the affiliate: who registers there is invited without a code."
            }
          }
        },
        "description": "Affiliate codes."
      },
      "categories": {
        "type": "array",
        "description": "The categories that come first, in this order; the others follow.",
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
        "description": "Games that are known by name; the rest of a vendor's count is named by combination."
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
        "description": "Lobby news. Times follow the clock, so that something is always on.",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "matches": {
            "type": "array",
            "items": {
              "$ref": "#/definitions/WorldMatch"
            },
            "description": "Matches in play; each begins anew when it is over."
          },
          "fixtures": {
            "type": "array",
            "items": {
              "$ref": "#/definitions/WorldFixture"
            },
            "description": "Matches to come; each returns every day."
          }
        }
      }
    }
  },
  "WorldText": {
    "description": "Words: one for every language, or by language tag; at most 2,000 characters.",
    "anyOf": [
      {
        "type": "string",
        "description": "One for every language.",
        "maxLength": 2000
      },
      {
        "type": "object",
        "additionalProperties": {
          "type": "string",
          "maxLength": 2000
        },
        "description": "By language tag."
      }
    ]
  },
  "WorldSettings": {
    "type": "object",
    "description": "What can be switched while the sandbox runs.",
    "additionalProperties": false,
    "required": [],
    "properties": {
      "whitelabel": {
        "type": "object",
        "description": "Whitelabel flags by name; the rest is as declared.",
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
            "description": "By field name.",
            "additionalProperties": {
              "type": "object",
              "description": "One field.",
              "additionalProperties": false,
              "required": [
                "enabled",
                "required"
              ],
              "properties": {
                "enabled": {
                  "type": "boolean",
                  "description": "Whether it is asked."
                },
                "required": {
                  "type": "boolean",
                  "description": "Whether it must be filled."
                },
                "ordinal": {
                  "type": "integer",
                  "description": "Its place."
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
            "description": "Whether a captcha code is asked."
          },
          "humanCheck": {
            "type": "boolean",
            "description": "Whether the slider check is asked."
          },
          "affiliate": {
            "type": "boolean",
            "description": "Whether an entered affiliate code is verified."
          },
          "minimumAge": {
            "type": "integer",
            "description": "The least age."
          }
        }
      },
      "patterns": {
        "type": "object",
        "description": "What fields accept, over the sandbox's own patterns, by field name; also loginUsername and loginPassword.",
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
          "description": "What one field accepts.",
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
              "description": "Fewest characters."
            },
            "maxLength": {
              "type": "integer",
              "description": "Most characters."
            }
          }
        }
      },
      "loginCaptcha": {
        "type": "string",
        "description": "When login asks a captcha.",
        "enum": [
          "after-failures",
          "always"
        ]
      },
      "captchaKind": {
        "type": "string",
        "description": "What a captcha shows.",
        "enum": [
          "letters",
          "equation",
          "mixed"
        ]
      },
      "humanCheck": {
        "type": "boolean",
        "description": "Whether login asks the slider check."
      },
      "maintenance": {
        "type": "boolean",
        "description": "The platform is under maintenance."
      },
      "regionRestriction": {
        "type": "boolean",
        "description": "The player's region is blocked."
      },
      "statusNumber": {
        "type": [
          "integer",
          "null"
        ],
        "description": "Send only this number in place of the two marks."
      },
      "wallet": {
        "type": "string",
        "description": "One wallet for every vendor, or one each.",
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
        "description": "Vendors whose games the player's region may not open: a launch is refused with game.region.restricted."
      },
      "passwordByEmail": {
        "type": "boolean",
        "description": "Whether a password can be sent by mail."
      },
      "revealUnknownAccount": {
        "type": "boolean",
        "description": "Whether a password by mail says that no account fits; off, it answers as if it were sent."
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
        "description": "Sign-in providers that are initialised."
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
        "description": "Its mark; drawn by its name, without it."
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
        "description": "The colour in which a name reads on the disc.",
        "pattern": "^#[0-9a-fA-F]{6}$"
      },
      "categories": {
        "type": "array",
        "items": {
          "type": "object",
          "description": "What it offers in a category.",
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
              "description": "How many games; each has a name and a picture of its own.",
              "minimum": 0,
              "maximum": 20000
            },
            "art": {
              "type": "string",
              "pattern": "^art/[A-Za-z0-9][A-Za-z0-9._/-]*$",
              "description": "A finished picture of the merchant, in place of one of its first game."
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
              "description": "Closed for now."
            },
            "counted": {
              "type": "integer",
              "description": "What the gateway says it has, where it counts something else, such as today's matches.",
              "minimum": 0
            },
            "artInk": {
              "type": "string",
              "description": "The colour in which a name reads on the picture.",
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
        "description": "A finished picture of the merchant, in place of a composed one."
      },
      "hot": {
        "type": "boolean",
        "description": "Hot."
      },
      "isNew": {
        "type": "boolean",
        "description": "New."
      },
      "popular": {
        "type": "boolean",
        "description": "Among the games most played."
      },
      "subject": {
        "type": "string",
        "description": "What its picture is of, by the name the art recipe gives it; chosen by its code, without it.",
        "pattern": "^[a-z0-9][a-z0-9-]*$"
      },
      "ground": {
        "type": "string",
        "description": "The ground it stands on, as family and palette of the art recipe with a hyphen between.",
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
        "description": "Where it leads.",
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
        "description": "In place of art, a subject of the art recipe on the brand's field."
      },
      "room": {
        "type": "string",
        "enum": [
          "sky",
          "foot"
        ],
        "description": "Where the picture leaves room for the title; at its foot, without it."
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
        "description": "Which list it stands in.",
        "enum": [
          "Lott",
          "Elott"
        ]
      },
      "prizeMode": {
        "type": "string",
        "description": "Its prize mode; that of its list, without it.",
        "enum": [
          "Lott",
          "ZY",
          "Elott"
        ]
      },
      "minutes": {
        "type": "integer",
        "description": "Minutes between draws.",
        "minimum": 1,
        "maximum": 1440
      },
      "balls": {
        "type": "integer",
        "description": "How many are drawn.",
        "minimum": 1,
        "maximum": 20
      },
      "from": {
        "type": "integer",
        "description": "The lowest."
      },
      "to": {
        "type": "integer",
        "description": "The highest."
      },
      "repeats": {
        "type": "boolean",
        "description": "Whether a number can be drawn twice."
      },
      "shape": {
        "type": "string",
        "description": "How a result is drawn.",
        "enum": [
          "ball",
          "die"
        ]
      },
      "tone": {
        "type": "integer",
        "description": "0 to 3: a colour of the set.",
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
        "description": "SPORTS without it."
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
        "description": "Minutes of regular play; 90 without it.",
        "minimum": 1,
        "maximum": 600
      },
      "ahead": {
        "type": "integer",
        "description": "How many minutes it is ahead of the clock, so that not all begin at once.",
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
              "description": "When, in minutes.",
              "minimum": 1
            },
            "side": {
              "type": "string",
              "description": "Who scored.",
              "enum": [
                "home",
                "away"
              ]
            }
          }
        },
        "description": "Goals in order; without the list nobody keeps minutes."
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
        "description": "When on every day, in UTC, such as 18:30.",
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
        "description": "SPORTS without it."
      },
      "vendor": {
        "type": "string",
        "description": "Its vendor's code."
      }
    }
  }
}

/** By the same keys, the file that each stands in, with the JSON pointer to it. */
export const lawPlaces: Readonly<Record<string, string>> = {
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
  "BannerBlock": "schemas/block.banner.schema.json#",
  "BottomMenuBlock": "schemas/block.bottom-menu.schema.json#",
  "CategoriesBlock": "schemas/block.categories.schema.json#",
  "ContactBlock": "schemas/block.contact.schema.json#",
  "FixturesBlock": "schemas/block.fixtures.schema.json#",
  "FooterBlock": "schemas/block.footer.schema.json#",
  "GameGridBlock": "schemas/block.game-grid.schema.json#",
  "GameListBlock": "schemas/block.game-list.schema.json#",
  "GameSearchBlock": "schemas/block.game-search.schema.json#",
  "HeaderBlock": "schemas/block.header.schema.json#",
  "LobbyFiltersBlock": "schemas/block.lobby-filters.schema.json#",
  "LoginFormBlock": "schemas/block.login-form.schema.json#",
  "LotteriesBlock": "schemas/block.lotteries.schema.json#",
  "MyGamesBlock": "schemas/block.my-games.schema.json#",
  "NoticesBlock": "schemas/block.notices.schema.json#",
  "PictureBlock": "schemas/block.picture.schema.json#",
  "PopularGamesBlock": "schemas/block.popular-games.schema.json#",
  "RegisterFormBlock": "schemas/block.register-form.schema.json#",
  "ScoreboardBlock": "schemas/block.scoreboard.schema.json#",
  "ServiceBlock": "schemas/block.service.schema.json#",
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
  "Merchant": "schemas/merchant.schema.json#",
  "Page": "schemas/page.schema.json#",
  "Text": "schemas/text.schema.json#",
  "Theme": "schemas/theme.schema.json#",
  "ThemeColour": "schemas/theme.schema.json#/definitions/colour",
  "ThemeTokenColour": "schemas/theme.schema.json#/definitions/tokenColour",
  "ThemeTokens": "schemas/theme.schema.json#/definitions/tokens",
  "ThemeIcon": "schemas/theme.schema.json#/definitions/icon",
  "ThemeOrnament": "schemas/theme.schema.json#/definitions/ornament",
  "World": "schemas/world.schema.json#",
  "WorldText": "schemas/world.schema.json#/definitions/WorldText",
  "WorldSettings": "schemas/world.schema.json#/definitions/WorldSettings",
  "WorldVendor": "schemas/world.schema.json#/definitions/WorldVendor",
  "WorldGame": "schemas/world.schema.json#/definitions/WorldGame",
  "WorldBanner": "schemas/world.schema.json#/definitions/WorldBanner",
  "WorldLottery": "schemas/world.schema.json#/definitions/WorldLottery",
  "WorldMatch": "schemas/world.schema.json#/definitions/WorldMatch",
  "WorldFixture": "schemas/world.schema.json#/definitions/WorldFixture"
}
